import type { OrderEdit } from '@sjaj/contract';
import { formatDateTime, formatKm, formatNumber, fromKm } from '@sjaj/domain';
import { Panel, Timeline } from '@sjaj/ui';
import { language, t } from '../texts/texts.ts';

/** What staff have changed in the lines of an order: when, who, why, and before and after. */
export function OrderEditsPanel({ edits }: { readonly edits: readonly OrderEdit[] }) {
  if (edits.length === 0) return null;
  const steps = edits.map((edit, index) => ({
    key: index,
    state: 'done' as const,
    title: edit.reason,
    detail: (
      <>
        {[formatDateTime(new Date(edit.at), language()), edit.who].join(' · ')}
        {edit.lines.map((line, place) => (
          <div key={place}>{lineText(line)}</div>
        ))}
        {totalsOf(edit) && <b>{totalsOf(edit)}</b>}
      </>
    ),
  }));
  return (
    <Panel title={t('orders.edits')}>
      <Timeline steps={steps} />
    </Panel>
  );
}

/** `CL-10015 Deterdžent za podove: 5 → 3 kom, 12,00 → 10,00` */
function lineText({ code, title, unit, before, after }: OrderEdit['lines'][number]): string {
  const pieces = `${formatNumber(before?.quantity ?? 0)} → ${formatNumber(after?.quantity ?? 0)} ${unit}`;
  const [was, is] = [before?.price ?? null, after?.price ?? null];
  const prices = was !== null && is !== null && was !== is ? `, ${km(was)} → ${km(is)}` : '';
  return `${code} ${title}: ${pieces}${prices}`;
}

const totalsOf = ({ totalBefore, totalAfter }: OrderEdit): string | null =>
  totalBefore === null || totalAfter === null ? null : `${km(totalBefore)} → ${km(totalAfter)}`;

const km = (amount: number): string => formatKm(fromKm(amount), language());
