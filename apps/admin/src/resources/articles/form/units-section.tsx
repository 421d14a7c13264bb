import { useQuery } from '@tanstack/react-query';
import { RemoveRow } from '../../../shared/rows/remove-row.tsx';
import { rowChanges } from '../../../shared/rows/row-changes.ts';
import { RowInput } from '../../../shared/rows/row-input.tsx';
import { RowSelect } from '../../../shared/rows/row-select.tsx';
import { RowsCard } from '../../../shared/rows/rows-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { optionsQuery } from '../queries.ts';
import { withNothing } from './basics-section.tsx';
import type { DraftUnit } from './draft.logic.ts';
import type { SectionProps } from './section-props.ts';

const EMPTY_UNIT: DraftUnit = { unitId: '', factor: '', ean: '' };

/** Units beside the sales unit, such as a carton of 12. */
export function UnitsSection({ state: { draft, set }, errors }: SectionProps) {
  const { data: options } = useQuery(optionsQuery);
  const units = withNothing(options?.units.filter(({ id }) => String(id) !== draft.unitId));
  const { add, change, remove } = rowChanges(draft.units, (units) => set('units', units), EMPTY_UNIT);
  return (
    <RowsCard
      title={t('article.units')}
      heads={[t('article.unit'), t('article.factor'), t('article.ean')]}
      none={t('article.noUnits')}
      isEmpty={draft.units.length === 0}
      error={errors['units']}
      add={t('article.addUnit')}
      onAdd={add}
    >
      {draft.units.map(({ unitId, factor, ean }, place) => {
        const row = t('article.unitRow', { line: place + 1 });
        return (
          <tr key={place}>
            <td data-label={t('article.unit')}>
              <RowSelect
                label={row}
                value={unitId}
                options={units}
                error={errors[`units.${place}.unitId`]}
                onWrite={(value) => change(place, { unitId: value })}
              />
            </td>
            <td data-label={t('article.factor')}>
              <RowInput
                figure
                label={`${row}, ${t('article.factor')}`}
                inputMode="numeric"
                value={factor}
                error={errors[`units.${place}.factor`]}
                onWrite={(value) => change(place, { factor: value })}
              />
            </td>
            <td data-label={t('article.ean')}>
              <RowInput
                label={`${row}, ${t('article.ean')}`}
                inputMode="numeric"
                maxLength={14}
                value={ean}
                error={errors[`units.${place}.ean`]}
                onWrite={(value) => change(place, { ean: value })}
              />
            </td>
            <td>
              <RemoveRow name={row} onRemove={() => remove(place)} />
            </td>
          </tr>
        );
      })}
    </RowsCard>
  );
}
