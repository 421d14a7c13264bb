import type { FieldErrors } from '../../../shared/form/form-errors.ts';
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
      title={t('carriers.rates')}
      note={t('article.pricesNote')}
      narrow
      heads={[t('carriers.upTo'), t('carriers.price')]}
      none={t('carriers.noRates')}
      isEmpty={rates.length === 0}
      error={errors['rates']}
      add={t('carriers.addRate')}
      onAdd={() => onChange([...rates, EMPTY_RATE])}
    >
      {rates.map((rate, place) => {
        const row = t('carriers.rateRow', { line: place + 1 });
        return (
          // The index is a safe key: rows have no id and are only added at the end.
          <tr key={place}>
            <td>
              <RowInput
                figure
                label={`${row}, ${t('carriers.upTo')}`}
                inputMode="decimal"
                value={rate.upTo}
                error={errors[`rates.${place}.toWeightG`]}
                onWrite={(upTo) => change(place, { ...rate, upTo })}
              />
            </td>
            <td>
              <RowInput
                figure
                label={`${row}, ${t('carriers.price')}`}
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
