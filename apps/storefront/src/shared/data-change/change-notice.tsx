import type { DataChange, FieldChange } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Notice } from '@sjaj/ui';
import { language, t } from '../texts/t.ts';

/** What became of the last request, or that it waits. */
export function ChangeNotice({ change }: { readonly change: DataChange }) {
  const { outcome, createdAt, decidedAt, answer, changes } = change;
  const day = (instant: string): string => formatDate(new Date(instant), language());
  const fields = changes.map(fieldText).join('; ');
  if (outcome === null) {
    return <Notice tone="info">{`${t('billing.waits', { date: day(createdAt) })} ${fields}.`}</Notice>;
  }
  const date = day(decidedAt ?? createdAt);
  const said = answer === null ? '' : ` ${answer}`;
  return outcome === 'approved' ? (
    <Notice tone="info">{`${t('billing.approved', { date })} ${fields}.${said}`}</Notice>
  ) : (
    <Notice tone="warn">{`${t('billing.rejected', { date })}${said}`}</Notice>
  );
}

const fieldText = ({ field, before, wanted }: FieldChange): string =>
  `${t(`field.${field}`)}: ${before ?? '–'} → ${wanted ?? '–'}`;
