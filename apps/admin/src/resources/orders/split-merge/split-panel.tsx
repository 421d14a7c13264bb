import type { ReactNode } from 'react';
import { IconCircleCheck, IconWand } from '@tabler/icons-react';
import type { AdminOrder, OrderLine } from '@sjaj/contract';
import { add, formatKm, formatNumber, type PartTotals } from '@sjaj/domain';
import { Badge, Button, Picture, Table } from '@sjaj/ui';
import { placeholderUrl } from '../../../shared/figures/placeholder.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { type Halves, missingOf, secondOf, type Typed } from './split.logic.ts';

interface SplitPartProps {
  readonly order: AdminOrder;
  readonly typed: Typed;
  /** Null while a typed quantity is invalid. */
  readonly halves: Halves | null;
  readonly onType: (typed: Typed) => void;
}

/** The quantities of part B are typed and part A is the rest. The totals of both are compared with the order. */
export function SplitPanel({ order, typed, halves, onType }: SplitPartProps) {
  const short = new Map(order.shortLines.map(({ lineId, available }) => [lineId, available]));
  return (
    <>
      <div className="adm-parts-top">
        <p className="sj-sm sj-t2">{t('orders.splitHint')}</p>
        <Button
          variant="soft"
          size="sm"
          icon={<IconWand size={16} aria-hidden="true" />}
          disabled={order.shortLines.length === 0}
          onClick={() => onType(missingOf(order))}
        >
          {t('orders.splitMissing')}
        </Button>
      </div>
      <Table caption={t('orders.split')} dense>
        <thead>
          <tr>
            <th scope="col">{t('orders.columnArticle')}</th>
            <th scope="col" className="sj-right sj-notphone">
              {t('orders.columnOrdered')}
            </th>
            <th scope="col" className="sj-right">
              {t('orders.partNow')}
            </th>
            <th scope="col" className="sj-right">
              {t('orders.partLater')}
            </th>
            <th scope="col" className="sj-notphone">
              {t('orders.columnStock')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.orderLines.map((line) => (
            <SplitRow
              key={line.id}
              line={line}
              typed={typed}
              available={short.get(line.id)}
              onType={(value) => onType({ ...typed, [line.id]: value })}
            />
          ))}
        </tbody>
      </Table>
      {halves && <SplitSums halves={halves} />}
    </>
  );
}

interface SplitRowProps {
  readonly line: OrderLine;
  readonly typed: Typed;
  /** The pieces on hand; absent if they are enough. */
  readonly available: number | undefined;
  readonly onType: (value: string) => void;
}

function SplitRow({ line, typed, available, onType }: SplitRowProps) {
  const second = secondOf(line, typed);
  const first = second === null ? null : line.quantity - second;
  return (
    <tr className={second ? 'sj-row-on' : undefined}>
      <td>
        <span className="sj-row sj-g12 adm-split-article">
          <Picture src={line.imageUrl} placeholder={placeholderUrl(line.placeholder)} size={28} />
          <span className="sj-name">{line.title}</span>
          <span className="sj-xs sj-t3 sj-nw">{line.code}</span>
        </span>
      </td>
      <td className="sj-right sj-nw sj-notphone">{`${formatNumber(line.quantity)} ${line.unit}`}</td>
      <td className="sj-right">
        <b>{first ? formatNumber(first) : '–'}</b>
      </td>
      <td className="sj-right">
        <input
          className="adm-split-count"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder="0"
          aria-label={`${t('orders.partLater')}: ${line.title}`}
          aria-invalid={second === null || undefined}
          value={typed[line.id] ?? ''}
          onChange={(event) => onType(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
      </td>
      <td className="sj-nw sj-notphone">
        {available === undefined ? (
          <span className="sj-sm sj-t2">{t('component.inStock')}</span>
        ) : (
          <Badge tone="warn">{`${t('article.available')}: ${formatNumber(available)}`}</Badge>
        )}
      </td>
    </tr>
  );
}

function SplitSums({ halves: { first, second, lines, isWhole } }: { readonly halves: Halves }) {
  const both: Sums = { net: add(first.net, second.net), vat: add(first.vat, second.vat) };
  return (
    <div className="adm-parts-cards" aria-live="polite">
      <SumCard title={t('orders.partNow')} sums={first}>
        {t('orders.linesCount', { count: lines.first })}
      </SumCard>
      <SumCard title={t('orders.partLater')} sums={second}>
        {t('orders.linesCount', { count: lines.second })}
      </SumCard>
      <SumCard title={t('orders.together')} sums={both} plain>
        {isWhole && (
          <span className="adm-parts-proof">
            <IconCircleCheck size={16} aria-hidden="true" />
            {t('orders.splitProof')}
          </span>
        )}
      </SumCard>
    </div>
  );
}

type Sums = Pick<PartTotals, 'net' | 'vat'>;

interface SumCardProps {
  readonly title: string;
  readonly sums: Sums;
  readonly plain?: boolean;
  readonly children: ReactNode;
}

function SumCard({ title, sums, plain, children }: SumCardProps) {
  return (
    <div className={plain ? 'adm-parts-card adm-parts-plain' : 'adm-parts-card'}>
      <b>{title}</b>
      <b className="sj-right sj-num">{formatKm(sums.net, language())}</b>
      <span className="sj-xs sj-t2">{t('price.vat')}</span>
      <span className="sj-xs sj-t2 sj-right sj-num">{formatKm(sums.vat, language())}</span>
      <span className="sj-xs sj-t2 adm-parts-wide">{children}</span>
    </div>
  );
}
