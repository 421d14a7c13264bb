import { useState } from 'react';
import { businessDate, formatDate, isBusinessDate } from '@sjaj/domain';
import { Button, DateField } from '@sjaj/ui';
import { language, t } from '../texts/t.ts';
import { LAST_DAYS, lastDaysOf, periodOf, writtenSpan } from './period.logic.ts';

/** A written period in words: "Posljednjih 7 dana", "od … do …". */
export function periodLabel(value: string): string {
  const days = lastDaysOf(value);
  if (days !== null) return t('orders.lastDays', { count: days });
  const { from, to } = periodOf(value, businessDate(new Date()));
  const start = from && `${t('sign.from')} ${formatDate(from, language())}`;
  return [start, to && `${t('sign.to')} ${formatDate(to, language())}`].filter(Boolean).join(' ');
}

interface PeriodPanelProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The last days by one press, or any span of days. */
export function PeriodPanel({ value, onChange }: PeriodPanelProps) {
  const [span, setSpan] = useState(() => periodOf(value, businessDate(new Date())));
  const apply = (): void => {
    // A field whose text is no date says so itself.
    const isRead = [span.from, span.to].every((day) => !day || isBusinessDate(day));
    if (isRead) onChange(writtenSpan(span));
  };
  return (
    <div className="adm-choices">
      <div className="sj-menu">
        {LAST_DAYS.map((days) => (
          <button
            key={days}
            type="button"
            aria-current={value === String(days) ? 'true' : undefined}
            onClick={() => onChange(String(days))}
          >
            {t('orders.lastDays', { count: days })}
          </button>
        ))}
      </div>
      <div className="adm-span">
        <DateField label={t('field.from')} value={span.from ?? ''} onChange={(from) => setSpan({ ...span, from })} />
        <DateField label={t('field.to')} value={span.to ?? ''} onChange={(to) => setSpan({ ...span, to })} />
        <Button size="sm" variant="soft" onClick={apply}>
          {t('action.apply')}
        </Button>
      </div>
    </div>
  );
}
