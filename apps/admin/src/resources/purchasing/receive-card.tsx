import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf, useSendOnce } from '@sjaj/app-kit';
import type { PurchaseOrder } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Button, Notice, Panel, QuantityField, showToast, Table } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { t } from '../../shared/texts/t.ts';
import { refreshPurchases } from './queries.ts';

const PIECE = { minimum: 1, pack: 1 };
const PIECES = /^\d{1,7}$/;

type Line = PurchaseOrder['lines'][number];

const missingOf = ({ quantity, received }: Line): number => Math.max(0, quantity - received);

/** The lines of an order; while it is open also what has arrived now, which is booked into the stock. */
export function ReceiveCard({ order }: { readonly order: PurchaseOrder }) {
  const { id, version, number, lines } = order;
  const isOpen = order.state === 'ordered';
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const sendOnce = useSendOnce();
  const typedOf = (line: Line): string => typed[line.articleId] ?? String(missingOf(line));
  const isWrong = lines.some((line) => typedOf(line).trim() !== '' && !PIECES.test(typedOf(line).trim()));
  const arrived = lines
    .map((line) => ({ articleId: line.articleId, quantity: Number(typedOf(line)) || 0 }))
    .filter(({ quantity }) => quantity > 0);
  const receive = useMutation({
    mutationFn: () => {
      const call = { params: { id }, body: { version, lines: arrived } };
      return sendOnce(arrived, (idempotencyKey) => api.purchasing.receive({ ...call, idempotencyKey }));
    },
    onSuccess: async ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: number });
      await refreshPurchases();
    },
    // The card shows the error.
    onError: () => undefined,
  });
  return (
    <Panel title={t('purchasing.articles')} flush>
      {receive.error && <Notice tone="error">{messageOf(receive.error)}</Notice>}
      <Table caption={t('purchasing.articles')} dense>
        <thead>
          <tr>
            <th scope="col">{t('company.article')}</th>
            {order.worth !== null && (
              <th scope="col" className="sj-right sj-notphone">
                {t('purchasing.unitCost')}
              </th>
            )}
            <th scope="col" className="sj-right">
              {t('purchasing.orderedPieces')}
            </th>
            <th scope="col" className="sj-right sj-notphone">
              {t('purchasing.receivedPieces')}
            </th>
            {isOpen && (
              <th scope="col" className="sj-right">
                {t('purchasing.arrived')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.articleId}>
              <td>
                <span className="adm-purchase-article">
                  <NameCell href={`/stock/${line.articleId}`} name={line.title} />
                  <span className="sj-xs sj-t3">{[line.code, line.partNumber].filter(Boolean).join(' · ')}</span>
                </span>
              </td>
              {order.worth !== null && <td className="sj-right sj-num sj-notphone">{kmText(line.unitCost)}</td>}
              <td className="sj-right sj-num sj-nw">{`${formatNumber(line.quantity)} ${line.unit}`}</td>
              <td className="sj-right sj-num sj-notphone">{formatNumber(line.received)}</td>
              {isOpen && (
                <td className="sj-right">
                  <QuantityField
                    typed={typedOf(line)}
                    rule={PIECE}
                    label={t('purchasing.arrivedOf', { code: line.code })}
                    onType={(text) => setTyped({ ...typed, [line.articleId]: text })}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {isOpen && (
        <div className="adm-purchase-foot adm-purchase-receive">
          <Button disabled={isWrong || arrived.length === 0} busy={receive.isPending} onClick={() => receive.mutate()}>
            {t('purchasing.receive')}
          </Button>
          <span className="sj-sm sj-t3">{t('purchasing.receiveHint')}</span>
        </div>
      )}
    </Panel>
  );
}
