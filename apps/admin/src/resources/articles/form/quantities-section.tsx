import { useQuery } from '@tanstack/react-query';
import { Panel, SelectField, TextField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { optionsQuery } from '../queries.ts';
import { withNothing } from './basics-section.tsx';
import type { CountField } from './draft.logic.ts';
import { FIELD_NAMES } from './fields.ts';
import { type SectionProps, wasHint } from './section-props.ts';

/** Unit, pack size and minimum quantity. */
export function QuantitiesSection({ state, errors }: SectionProps) {
  const { draft, set } = state;
  const { data: options } = useQuery(optionsQuery);
  const unit = options?.units.find(({ id }) => String(id) === draft.unitId)?.title ?? '';
  const count = (field: CountField, end: string) => (
    <TextField
      label={t(FIELD_NAMES[field])}
      inputMode="numeric"
      className="adm-amount"
      end={<span className="adm-unit">{end}</span>}
      value={draft[field]}
      error={errors[field]}
      hint={wasHint(state, field)}
      onChange={(event) => set(field, event.currentTarget.value)}
    />
  );
  return (
    <Panel title={t('article.quantities')}>
      <div className="adm-fields">
        <SelectField
          label={t('article.salesUnit')}
          options={withNothing(options?.units)}
          value={draft.unitId}
          error={errors['unitId']}
          onChange={(event) => set('unitId', event.currentTarget.value)}
        />
        {count('minimumQuantity', unit)}
        {count('packSize', unit)}
        {count('netWeightG', t('article.gram'))}
      </div>
    </Panel>
  );
}
