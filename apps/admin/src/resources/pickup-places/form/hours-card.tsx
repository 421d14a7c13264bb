import { WORKING_DAYS } from '@sjaj/contract';
import { MONTHS_SHORT } from '@sjaj/i18n';
import type { FieldErrors } from '../../../shared/form/form-errors.ts';
import { RemoveRow } from '../../../shared/rows/remove-row.tsx';
import { RowInput } from '../../../shared/rows/row-input.tsx';
import { RowSelect } from '../../../shared/rows/row-select.tsx';
import { RowsCard } from '../../../shared/rows/rows-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type DraftHours, USUAL_HOURS } from './draft.logic.ts';

const DAYS = { 'mon-fri': 'offer.monFri', sat: 'offer.sat', sun: 'offer.sun' } as const;

interface HoursCardProps {
  readonly hours: readonly DraftHours[];
  readonly errors: FieldErrors;
  readonly onChange: (hours: readonly DraftHours[]) => void;
}

/** The working hours of a place, by season or for the whole year. */
export function HoursCard({ hours, errors, onChange }: HoursCardProps) {
  return (
    <RowsCard
      title={t('delivery.workingHours')}
      heads={[t('pickupPlaces.days'), t('pickupPlaces.from'), t('pickupPlaces.to'), t('pickupPlaces.season')]}
      none={t('pickupPlaces.noHours')}
      isEmpty={hours.length === 0}
      add={t('pickupPlaces.addHours')}
      onAdd={() => onChange([...hours, USUAL_HOURS])}
    >
      {hours.map((one, place) => (
        // The index is a safe key: rows have no id and are only added at the end.
        <HoursRow
          key={place}
          hours={one}
          line={place + 1}
          errorOf={(field) => errors[`workingHours.${place}.${field}`]}
          onChange={(next) => onChange(hours.map((each, at) => (at === place ? next : each)))}
          onRemove={() => onChange(hours.filter((_each, at) => at !== place))}
        />
      ))}
    </RowsCard>
  );
}

interface HoursRowProps {
  readonly hours: DraftHours;
  readonly line: number;
  readonly errorOf: (field: 'from' | 'to') => string | undefined;
  readonly onChange: (hours: DraftHours) => void;
  readonly onRemove: () => void;
}

function HoursRow({ hours, line, errorOf, onChange, onRemove }: HoursRowProps) {
  const row = t('pickupPlaces.hoursRow', { line });
  const time = (field: 'from' | 'to', label: string) => (
    <RowInput
      inputMode="numeric"
      maxLength={5}
      label={`${row}, ${label}`}
      value={hours[field]}
      error={errorOf(field)}
      onWrite={(value) => onChange({ ...hours, [field]: value })}
    />
  );
  const month = (field: 'firstMonth' | 'lastMonth', label: string) => (
    <RowSelect
      label={`${row}, ${label}`}
      value={hours[field]}
      options={[
        { value: '', label: '–' },
        ...MONTHS_SHORT.map((key, index) => ({ value: String(index + 1), label: t(key) })),
      ]}
      onWrite={(value) => onChange({ ...hours, [field]: value })}
    />
  );
  return (
    <tr>
      <td data-label={t('pickupPlaces.days')}>
        <RowSelect
          label={`${row}, ${t('pickupPlaces.days')}`}
          value={hours.days}
          options={WORKING_DAYS.map((days) => ({ value: days, label: t(DAYS[days]) }))}
          onWrite={(value) => onChange({ ...hours, days: WORKING_DAYS.find((days) => days === value) ?? hours.days })}
        />
      </td>
      <td data-label={t('pickupPlaces.from')}>{time('from', t('pickupPlaces.from'))}</td>
      <td data-label={t('pickupPlaces.to')}>{time('to', t('pickupPlaces.to'))}</td>
      <td data-label={t('pickupPlaces.season')}>
        <span className="sj-row adm-row-pair">
          {month('firstMonth', t('pickupPlaces.firstMonth'))}
          {month('lastMonth', t('pickupPlaces.lastMonth'))}
        </span>
      </td>
      <td>
        <RemoveRow name={row} onRemove={onRemove} />
      </td>
    </tr>
  );
}
