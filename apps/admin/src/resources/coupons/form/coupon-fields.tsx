import { ComboboxField, Checkbox, DateField, Panel, SegmentedControl, Switch, TextField } from '@sjaj/ui';
import { useBrandOptions, useCategoryOptions } from '../../../shared/catalogue/options.ts';
import type { FieldErrors } from '../../../shared/form/form-errors.ts';
import type { DraftState } from '../../../shared/form/draft.ts';
import { t } from '../../../shared/texts/t.ts';
import type { CouponDraft } from './draft.logic.ts';
import { FIELD_NAMES } from './fields.ts';

interface CouponFieldsProps {
  readonly state: DraftState<CouponDraft>;
  readonly errors: FieldErrors;
}

type TextKey = { [K in keyof CouponDraft]: CouponDraft[K] extends string ? K : never }[keyof CouponDraft];

/** The rules of a coupon: discount, period, uses and articles. */
export function CouponFields(props: CouponFieldsProps) {
  return (
    <>
      <DiscountCard {...props} />
      <LimitsCard {...props} />
      <ScopeCard {...props} />
    </>
  );
}

/** A text field of the draft with its label and error. */
const fieldOf = ({ state, errors }: CouponFieldsProps, key: Exclude<TextKey, 'kind'>) => ({
  label: t(FIELD_NAMES[key]),
  value: state.draft[key],
  error: errors[key],
  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
    state.set(key, event.currentTarget.value),
});

function DiscountCard(props: CouponFieldsProps) {
  const { draft, set } = props.state;
  const km = <span className="adm-unit">{t('article.km')}</span>;
  return (
    <Panel title={t('coupons.discount')}>
      <div className="adm-fields">
        <div className="adm-wide">
          <TextField {...fieldOf(props, 'code')} maxLength={32} autoComplete="off" hint={t('coupons.codeHint')} />
        </div>
        <div className="adm-wide">
          <TextField {...fieldOf(props, 'minimumOrder')} optional inputMode="decimal" className="adm-amount" end={km} />
        </div>
        <div className="adm-wide sj-col adm-coupon-type">
          <span className="sj-label" aria-hidden="true">
            {t('coupons.kind')}
          </span>
          <SegmentedControl
            label={t('coupons.kind')}
            value={draft.kind}
            options={[
              { value: 'percent', label: t('coupons.percent') },
              { value: 'amount', label: t('coupons.amount') },
            ]}
            onChange={(kind) => set('kind', kind)}
          />
        </div>
        <div className="adm-wide">
          {draft.kind === 'percent' ? (
            <TextField
              {...fieldOf(props, 'percent')}
              inputMode="decimal"
              className="adm-amount"
              end={<span className="adm-unit">{'%'}</span>}
            />
          ) : (
            <TextField
              {...fieldOf(props, 'amount')}
              inputMode="decimal"
              className="adm-amount"
              end={km}
              hint={t('coupons.amountHint')}
            />
          )}
        </div>
      </div>
    </Panel>
  );
}

function LimitsCard(props: CouponFieldsProps) {
  const { draft, set } = props.state;
  return (
    <Panel title={t('coupons.limits')}>
      <div className="adm-fields">
        <div className="adm-wide">
          <DateField {...fieldOf(props, 'startsOn')} onChange={(day) => props.state.set('startsOn', day)} />
        </div>
        <div className="adm-wide">
          <DateField {...fieldOf(props, 'endsOn')} onChange={(day) => props.state.set('endsOn', day)} />
        </div>
        <div className="adm-wide">
          <TextField {...fieldOf(props, 'usesAllowed')} optional inputMode="numeric" hint={t('coupons.withoutLimit')} />
        </div>
        <div className="adm-wide">
          <TextField
            {...fieldOf(props, 'usesPerCompany')}
            optional
            inputMode="numeric"
            hint={t('coupons.withoutLimit')}
          />
        </div>
        <div className="adm-whole sj-col sj-g4">
          <Checkbox
            label={t('coupons.firstOrderOnly')}
            checked={draft.firstOrderOnly}
            onChange={(event) => set('firstOrderOnly', event.currentTarget.checked)}
          />
          <Switch
            label={t('coupons.active')}
            checked={draft.isActive}
            onChange={(event) => set('isActive', event.currentTarget.checked)}
          />
        </div>
      </div>
    </Panel>
  );
}

function ScopeCard(props: CouponFieldsProps) {
  const everything = { value: '', label: t('coupons.everything') };
  return (
    <Panel title={t('coupons.scope')}>
      <div className="adm-fields">
        <div className="adm-wide">
          <ComboboxField
            {...fieldOf(props, 'categoryId')}
            options={[everything, ...useCategoryOptions()]}
            onChange={(id) => props.state.set('categoryId', id)}
          />
        </div>
        <div className="adm-wide">
          <ComboboxField
            {...fieldOf(props, 'brandId')}
            options={[everything, ...useBrandOptions()]}
            onChange={(id) => props.state.set('brandId', id)}
          />
        </div>
      </div>
    </Panel>
  );
}
