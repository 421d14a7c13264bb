import { IconCheck, IconCircleCheck, IconLock, IconX } from '@tabler/icons-react';
import type { MergeCandidate } from '@sjaj/contract';
import { formatKm, fromKm, sum } from '@sjaj/domain';
import { Skeleton, Table } from '@sjaj/ui';
import { kmText } from '../../../shared/figures/amounts.ts';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { language, t } from '../../../shared/texts/t.ts';

interface MergePartProps {
  readonly orderId: number;
  readonly candidates: readonly MergeCandidate[] | undefined;
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: readonly number[]) => void;
}

/** The open orders of the company: a checkbox for each that can be merged, the reason for the others. */
export function MergePanel({ orderId, candidates, chosen, onChoose }: MergePartProps) {
  if (!candidates) return <Skeleton height={220} radius={8} />;
  const joining = candidates.filter(({ id }) => chosen.includes(id));
  const toggle = (id: number) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <p className="sj-sm sj-t2 adm-parts-hint">{t('orders.mergeHint')}</p>
      <Table caption={t('orders.merge')} dense>
        <thead>
          <tr>
            <th scope="col">{t('orders.columnNumber')}</th>
            <th scope="col" className="sj-notphone">
              {t('orders.columnOrderer')}
            </th>
            <th scope="col">{t('orders.columnCheck')}</th>
            <th scope="col" className="sj-right sj-notphone">
              {t('orders.columnLines')}
            </th>
            <th scope="col" className="sj-right">
              {t('orders.columnNet')}
            </th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate) => (
            <CandidateRow
              key={candidate.id}
              candidate={candidate}
              isBase={candidate.id === orderId}
              isChosen={chosen.includes(candidate.id)}
              onToggle={() => toggle(candidate.id)}
            />
          ))}
        </tbody>
      </Table>
      <MergeSums joining={joining} />
    </>
  );
}

interface CandidateRowProps {
  readonly candidate: MergeCandidate;
  readonly isBase: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function CandidateRow({ candidate, isBase, isChosen, onToggle }: CandidateRowProps) {
  const { obstacle, orderNumber } = candidate;
  return (
    <tr className={isChosen ? 'sj-row-on' : obstacle ? 'sj-t2' : undefined}>
      <td className="sj-nw">
        <label className="sj-choice">
          {obstacle ? (
            <IconLock size={16} aria-hidden="true" />
          ) : (
            <input type="checkbox" className="sj-check" checked={isChosen} disabled={isBase} onChange={onToggle} />
          )}
          <span>
            <b>{orderNumber}</b> <span className="sj-xs sj-t3">{tableTime(candidate.date, new Date())}</span>
          </span>
        </label>
      </td>
      <td className="sj-notphone">{candidate.orderer}</td>
      <td>
        <span className="sj-row sj-g4">
          {obstacle ? <IconX size={15} aria-hidden="true" /> : <IconCheck size={15} aria-hidden="true" />}
          {isBase ? t('orders.mergeThis') : t(OBSTACLE[obstacle ?? 'none'])}
        </span>
      </td>
      <td className="sj-right sj-notphone">{candidate.lines}</td>
      <td className="sj-right sj-nw">
        <b>{kmText(candidate.amountWithoutVat)}</b>
      </td>
    </tr>
  );
}

const OBSTACLE = {
  none: 'orders.mergeFits',
  company: 'orders.mergeOtherCompany',
  status: 'orders.mergeOtherStatus',
  address: 'orders.mergeOtherAddress',
  delivery: 'orders.mergeOtherDelivery',
  payment: 'orders.mergeOtherPayment',
} as const;

/** The totals of the merged order: sums of the totals, without rounding again. */
function MergeSums({ joining }: { readonly joining: readonly MergeCandidate[] }) {
  const total = (figure: 'amountWithoutVat' | 'vat' | 'total'): string =>
    formatKm(sum(joining.map((one) => fromKm(one[figure] ?? 0))), language());
  const lines = joining.reduce((all, one) => all + one.lines, 0);
  return (
    <div className="adm-parts-sums" aria-live="polite">
      <span className="sj-sm adm-parts-proof">
        <IconCircleCheck size={16} aria-hidden="true" />
        {t('orders.mergeProof', { count: lines })}
      </span>
      <span className="sj-sm">
        {t('orders.columnNet')} <b>{total('amountWithoutVat')}</b>
      </span>
      <span className="sj-sm sj-t2">{`${t('price.vat')} ${total('vat')}`}</span>
      <span>
        {t('price.totalWithVat')} <b>{total('total')}</b>
      </span>
    </div>
  );
}
