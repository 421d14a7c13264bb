import type { FieldErrors } from '../../../shared/form/field-errors.ts';
import { RemoveRow } from '../../../shared/rows/remove-row.tsx';
import { RowInput } from '../../../shared/rows/row-input.tsx';
import { RowsCard } from '../../../shared/rows/rows-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type DraftRate, EMPTY_RATE } from './draft.logic.ts';

interface RatesCardProps {
  readonly rates: readonly DraftRate[];
  readonly errors: FieldErrors;
  readonly onChange: (rates: readonly DraftRate[]) => void;
}

/** The prices of a carrier by weight. */
export function RatesCard({ rates, errors, onChange }: RatesCardProps) {
  const change = (at: number, next: DraftRate) => onChange(rates.map((one, place) => (place === at ? next : one)));
  return (
    <RowsCard
      title={t('expressPosts.rates')}
      note={t('article.pricesNote')}
      narrow
      heads={[t('expressPosts.upTo'), t('expressPosts.price')]}
      none={t('expressPosts.noRates')}
      isEmpty={rates.length === 0}
      error={errors['rates']}
      add={t('expressPosts.addRate')}
      onAdd={() => onChange([...rates, EMPTY_RATE])}
    >
      {rates.map((rate, place) => {
        const row = t('expressPosts.rateRow', { line: place + 1 });
        return (
          // The index is a safe key: rows have no id and are only added at the end.
          <tr key={place}>
            <td>
              <RowInput
                figure
                label={`${row}, ${t('expressPosts.upTo')}`}
                inputMode="decimal"
                value={rate.upTo}
                error={errors[`rates.${place}.toWeightG`]}
                onWrite={(upTo) => change(place, { ...rate, upTo })}
              />
            </td>
            <td>
              <RowInput
                figure
                label={`${row}, ${t('expressPosts.price')}`}
                inputMode="decimal"
                value={rate.price}
                error={errors[`rates.${place}.price`]}
                onWrite={(price) => change(place, { ...rate, price })}
              />
            </td>
            <td>
              <RemoveRow name={row} onRemove={() => onChange(rates.filter((_one, at) => at !== place))} />
            </td>
          </tr>
        );
      })}
    </RowsCard>
  );
}
