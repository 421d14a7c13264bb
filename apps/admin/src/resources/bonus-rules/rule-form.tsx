import '../../shared/form/form.css';
import { type AdminBonusRule, BONUS_CUSTOMERS, BonusRuleForm } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { ComboboxField, DateField, Panel, SelectField, TextField } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { useBrandOptions, useCategoryOptions } from '../../shared/catalogue/options.ts';
import { asTyped, count, optionalText, percent, text } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { t } from '../../shared/texts/t.ts';

const FIELDS = z.object({
  // a number with at most two decimals, as percentages are
  pointsPerKm: percent(),
  categoryId: count(),
  brandId: count(),
  customers: asTyped<AdminBonusRule['customers']>(),
  startsOn: text(),
  endsOn: optionalText(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AdminBonusRule, Draft>;

const FIELD_NAMES = {
  pointsPerKm: 'bonusRules.pointsPerKm',
  categoryId: 'article.category',
  brandId: 'article.brand',
  customers: 'bonusRules.customers',
  startsOn: 'bonusRules.startsOn',
  endsOn: 'bonusRules.endsOn',
} as const;

const fieldOf = ({ state, errors }: Props, key: Exclude<keyof Draft, 'customers'>) => ({
  label: t(FIELD_NAMES[key]),
  value: state.draft[key],
  error: errors[key],
  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
    state.set(key, event.currentTarget.value),
});

/** How many points, and for what. */
function RuleMain(props: Props) {
  const { draft, set } = props.state;
  const everything = { value: '', label: t('bonusGoods.everything') };
  return (
    <Panel title={t('form.basics')}>
      <div className="adm-fields">
        <TextField {...fieldOf(props, 'pointsPerKm')} inputMode="decimal" hint={t('bonusRules.pointsHint')} />
        <SelectField
          label={t('bonusRules.customers')}
          options={BONUS_CUSTOMERS.map((value) => ({ value, label: t(`bonusCustomers.${value}`) }))}
          value={draft.customers}
          onChange={(event) =>
            set('customers', BONUS_CUSTOMERS.find((value) => value === event.currentTarget.value) ?? draft.customers)
          }
        />
        <ComboboxField
          {...fieldOf(props, 'categoryId')}
          options={[everything, ...useCategoryOptions()]}
          onChange={(id) => set('categoryId', id)}
        />
        <ComboboxField
          {...fieldOf(props, 'brandId')}
          options={[everything, ...useBrandOptions()]}
          onChange={(id) => set('brandId', id)}
        />
      </div>
    </Panel>
  );
}

/** From when until when orders earn points by the rule. */
const RuleSide = (props: Props) => (
  <Panel title={t('bonusRules.period')}>
    <div className="sj-col sj-g12">
      <DateField
        {...fieldOf(props, 'startsOn')}
        hint={t('bonusRules.startsHint')}
        onChange={(day) => props.state.set('startsOn', day)}
      />
      <DateField
        {...fieldOf(props, 'endsOn')}
        optional
        hint={t('bonusRules.endsHint')}
        onChange={(day) => props.state.set('endsOn', day)}
      />
    </div>
  </Panel>
);

export const ruleDefinition: RecordDefinition<AdminBonusRule, BonusRuleForm, Draft> = {
  entity: 'bonus_rule',
  home: '/bonus-rules',
  queryKey: 'bonus-rules',
  title: 'resource.bonusRules',
  newTitle: 'bonusRules.new',
  calls: api.bonusRules,
  emptyDraft: {
    pointsPerKm: '1',
    categoryId: '',
    brandId: '',
    customers: 'all',
    startsOn: businessDate(new Date()),
    endsOn: '',
  },
  ...recordForm({
    fields: FIELDS,
    schema: BonusRuleForm,
    fieldNames: FIELD_NAMES,
    completeErrors: (errors, { startsOn, endsOn }) =>
      endsOn !== '' && endsOn < startsOn ? { ...errors, endsOn: t('bonusRules.turned') } : errors,
    shown: { customers: (customers) => t(`bonusCustomers.${customers}`) },
  }),
  nameOf: ({ pointsPerKm, customers }) => `${pointsPerKm}/KM · ${t(`bonusCustomers.${customers}`)}`,
  copyOf: (draft) => draft,
  main: RuleMain,
  side: RuleSide,
  customerHref: () => '/bonus-program',
  removal: { title: 'bonusRules.remove', question: (name) => t('bonusRules.removeSure', { name }) },
};
