import { formatPercent } from '@sjaj/domain';
import { RemoveRow } from '../../../shared/rows/remove-row.tsx';
import { RowInput } from '../../../shared/rows/row-input.tsx';
import { RowsCard } from '../../../shared/rows/rows-card.tsx';
import { language, t } from '../../../shared/texts/t.ts';
import { type DraftBreak, EMPTY_BREAK, reductionOf } from './breaks.logic.ts';
import type { SectionProps } from './section-props.ts';

/** The quantity prices of an article. */
export function BreaksSection({ state: { draft, set }, errors }: SectionProps) {
  const { breaks, vpc } = draft;
  const change = (at: number, next: DraftBreak) =>
    set(
      'breaks',
      breaks.map((one, place) => (place === at ? next : one)),
    );
  return (
    <RowsCard
      title={t('article.breaks')}
      note={t('article.pricesNote')}
      narrow
      heads={[t('article.fromQuantity'), t('article.breakPrice'), t('company.saves')]}
      none={t('article.noBreaks')}
      isEmpty={breaks.length === 0}
      add={t('article.addBreak')}
      onAdd={() => set('breaks', [...breaks, EMPTY_BREAK])}
    >
      {breaks.map((step, place) => {
        const reduction = reductionOf(step.price, vpc);
        const row = t('article.breakRow', { line: place + 1 });
        return (
          // The index is a safe key: rows have no id and are only added at the end.
          <tr key={place}>
            <td>
              <RowInput
                figure
                label={`${row}, ${t('article.fromQuantity')}`}
                inputMode="numeric"
                value={step.fromQuantity}
                error={errors[`breaks.${place}.fromQuantity`]}
                onWrite={(fromQuantity) => change(place, { ...step, fromQuantity })}
              />
            </td>
            <td>
              <RowInput
                figure
                label={`${row}, ${t('article.breakPrice')}`}
                inputMode="decimal"
                value={step.price}
                error={errors[`breaks.${place}.price`]}
                onWrite={(price) => change(place, { ...step, price })}
              />
            </td>
            <td className="sj-num sj-nw">{reduction === null ? '–' : formatPercent(reduction, language())}</td>
            <td>
              <RemoveRow
                name={row}
                onRemove={() =>
                  set(
                    'breaks',
                    breaks.filter((_one, at) => at !== place),
                  )
                }
              />
            </td>
          </tr>
        );
      })}
    </RowsCard>
  );
}
