import { PRICE_ROUNDINGS } from '@sjaj/contract';
import { Checkbox, Panel, SegmentedControl, SelectField, TextField } from '@sjaj/ui';
import { useCan } from '../../../shared/session/profile.ts';
import { t } from '../../../shared/texts/t.ts';
import { priceName, roundingText } from '../rule-text.ts';
import { CHANGE_KINDS, PRICE_KINDS } from './draft.logic.ts';
import type { CardProps } from './card-props.ts';

/** Which price changes, by how much, and what it is rounded to. */
export function RuleCard({ draft, errors, set }: CardProps) {
  const seesCosts = useCan('viewCostPrices');
  const kinds = CHANGE_KINDS.filter((kind) => kind !== 'margin' || seesCosts);
  return (
    <Panel title={t('priceChanges.rule')}>
      <div className="sj-col sj-g16">
        <SegmentedControl
          label={t('priceChanges.price')}
          value={draft.price}
          options={PRICE_KINDS.map((value) => ({ value, label: priceName(value) }))}
          onChange={(price) => set({ price })}
        />
        {draft.source === 'filters' && (
          <>
            <SegmentedControl
              label={t('priceChanges.by')}
              value={draft.by}
              options={kinds.map((value) => ({ value, label: t(`priceChanges.${value}`) }))}
              onChange={(by) => set({ by })}
            />
            <div className="adm-price-rule">
              <TextField
                label={draft.by === 'margin' ? t('priceChanges.marginMove') : t('priceChanges.value')}
                inputMode="text"
                className="adm-amount"
                end={<span className="adm-unit">{draft.by === 'amount' ? t('article.km') : '%'}</span>}
                hint={draft.by === 'margin' ? undefined : t('priceChanges.valueHint')}
                error={errors.value && t(errors.value)}
                maxLength={16}
                value={draft.value}
                onChange={(event) => set({ value: event.currentTarget.value })}
              />
              <SelectField
                label={t('priceChanges.roundTo')}
                options={PRICE_ROUNDINGS.map((step) => ({ value: String(step), label: roundingText(step) }))}
                value={String(draft.roundTo)}
                onChange={({ currentTarget: { value } }) =>
                  set({ roundTo: PRICE_ROUNDINGS.find((step) => String(step) === value) ?? draft.roundTo })
                }
              />
            </div>
          </>
        )}
        <Checkbox
          label={t('priceChanges.othersFollow')}
          checked={draft.othersFollow}
          onChange={() => set({ othersFollow: !draft.othersFollow })}
        />
        <TextField
          label={t('priceChanges.note')}
          optional
          hint={t('priceChanges.noteHint')}
          maxLength={200}
          value={draft.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
      </div>
    </Panel>
  );
}
