import { useState } from 'react';
import type { StockCard } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Badge, Panel, Table, TextField, useUiLink } from '@sjaj/ui';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { t } from '../../../shared/texts/t.ts';
import { shareOut } from './arrival.logic.ts';

const PIECES = /^\d{1,7}$/;

/** The pre-orders that wait for the article, with those that a delivery fills. */
export function WaitingCard({ level }: { readonly level: StockCard }) {
  const [typed, setTyped] = useState('');
  const Link = useUiLink();
  const arriving = PIECES.test(typed.trim()) ? Number(typed) : 0;
  const shares = shareOut(level.waiting, level.available + arriving);
  const filled = shares.filter(({ isFilled }) => isFilled).length;
  const now = new Date();
  return (
    <Panel title={t('stock.waiting')} flush>
      <div className="adm-stock-arrival">
        <TextField
          label={t('stock.arriving')}
          inputMode="numeric"
          value={typed}
          error={typed !== '' && !PIECES.test(typed.trim()) ? t('component.wholeNumber') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <span className="sj-sm sj-t2" role="status">
          {t('stock.wouldFill', { filled, total: shares.length })}
        </span>
      </div>
      <Table caption={t('stock.waiting')} dense>
        <thead>
          <tr>
            <th scope="col">{t('stock.order')}</th>
            <th scope="col" className="sj-notphone">
              {t('stock.placed')}
            </th>
            <th scope="col" className="sj-right">
              {t('stock.missing')}
            </th>
            <th scope="col" className="sj-right">
              {t('stock.gets')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map((line) => (
            <tr key={line.orderId}>
              <td>
                <Link href={`/orders/${line.orderId}`} className="sj-link">
                  {line.number}
                </Link>{' '}
                <span className="sj-t2">{line.customer}</span>
              </td>
              <td className="sj-nw sj-t2 sj-notphone">{tableTime(line.placedAt, now)}</td>
              <td className="sj-right sj-num">{formatNumber(line.missing)}</td>
              <td className="sj-right sj-nw">
                {line.isFilled ? <Badge tone="soft">{t('stock.filled')}</Badge> : formatNumber(line.gets)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
