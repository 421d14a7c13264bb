import { useQuery } from '@tanstack/react-query';
import { formatPercent } from '@sjaj/domain';
import { Panel, SelectField, TextField } from '@sjaj/ui';
import { useCan } from '../../../shared/session/profile.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { optionsQuery } from '../queries.ts';
import { withNothing } from './basics-section.tsx';
import { type AmountField, marginOf } from './draft.logic.ts';
import { FIELD_NAMES } from './fields.ts';
import { type SectionProps, wasHint } from './section-props.ts';

/** Net, retail and cost price with the margin. */
export function PricesSection({ state, errors }: SectionProps) {
  const { draft, set } = state;
  const seesCosts = useCan('viewCostPrices');
  const { data: options } = useQuery(optionsQuery);
  const margin = marginOf(draft.vpc, draft.nc);
  const marginText = margin === null ? undefined : t('article.margin', { percent: formatPercent(margin, language()) });
  const below = margin !== null && margin < 0 ? t('article.marginBelowZero') : undefined;
  const amount = (field: AmountField, note?: string) => (
    <TextField
      label={t(FIELD_NAMES[field])}
      inputMode="decimal"
      className="adm-amount"
      end={<span className="adm-unit">{t('article.km')}</span>}
      value={draft[field]}
      error={errors[field]}
      hint={[note, wasHint(state, field)].filter(Boolean).join(' · ') || undefined}
      onChange={(event) => set(field, event.currentTarget.value)}
    />
  );
  return (
    <Panel
      title={
        <>
          {t('article.tabPrices')}
          <small className="adm-card-note">{t('article.pricesNote')}</small>
        </>
      }
    >
      <div className="adm-fields">
        {seesCosts && amount('nc')}
        {amount('vpc', seesCosts ? [marginText, below].filter(Boolean).join(', ') : undefined)}
        {amount('mpc', t('article.withVatNote'))}
        <SelectField
          label={t('article.taxGroup')}
          options={withNothing(options?.taxGroups)}
          value={draft.taxGroupId}
          error={errors['taxGroupId']}
          onChange={(event) => set('taxGroupId', event.currentTarget.value)}
        />
      </div>
    </Panel>
  );
}
