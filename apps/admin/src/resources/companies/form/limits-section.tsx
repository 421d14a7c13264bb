import { Panel, ProgressBar, TextField } from '@sjaj/ui';
import { kmText } from '../../../shared/figures/amounts.ts';
import { t } from '../../../shared/texts/t.ts';
import { limitShare } from './draft.logic.ts';
import { FIELD_NAMES } from './fields.ts';
import { type SectionProps, wasHint } from './section-props.ts';

/** Warns from this share of the limit. */
const NEARLY = 0.9;

/** Credit limit, payment term and the share that open orders use. */
export function LimitsSection({ company, state, errors }: SectionProps) {
  const { draft, set } = state;
  const share = limitShare(company);
  const used = t('company.limitUsed', { used: kmText(company.openOrders), limit: kmText(company.creditLimit) });
  const number = (key: 'creditLimit' | 'paymentTermDays', unit: string) => (
    <TextField
      label={t(FIELD_NAMES[key])}
      inputMode="decimal"
      className="adm-amount"
      end={<span className="adm-unit">{unit}</span>}
      value={draft[key]}
      error={errors[key]}
      hint={wasHint(state, key) ?? (key === 'creditLimit' ? t('company.zeroIsNone') : undefined)}
      onChange={(event) => set(key, event.currentTarget.value)}
    />
  );
  return (
    <Panel
      title={
        <>
          {t('company.limits')}
          <small className="adm-card-note">{t('company.withVat')}</small>
        </>
      }
    >
      <div className="adm-fields">
        {number('creditLimit', t('article.km'))}
        {number('paymentTermDays', t('company.days'))}
      </div>
      {share !== null && (
        <div className="adm-company-used">
          <ProgressBar label={used} share={share} tone={share >= NEARLY ? 'amber' : 'primary'} />
          <span className="sj-sm sj-t2">{used}</span>
        </div>
      )}
    </Panel>
  );
}
