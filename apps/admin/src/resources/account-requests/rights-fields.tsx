import { SelectField, Switch, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import type { ApprovalFieldsProps } from './approve.logic.ts';

const LIMITS = { orderLimit: 'company.perOrder', monthLimit: 'company.perMonth' } as const;

/** What the person may do in the company. */
export function RightsFields({ draft, set, errors }: ApprovalFieldsProps) {
  const limit = (name: keyof typeof LIMITS) => (
    <TextField
      label={t(LIMITS[name])}
      inputMode="decimal"
      end={<span className="adm-unit">{t('article.km')}</span>}
      hint={t('company.emptyIsNone')}
      value={draft[name]}
      error={errors[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  const isAdmin = draft.role === 'company_admin';
  return (
    <fieldset className="adm-request-group">
      <legend>{t('accountRequests.rights')}</legend>
      <div className="adm-request-fields">
        <SelectField
          label={t('accountRequests.role')}
          value={draft.role}
          options={[
            { value: 'buyer', label: t('role.buyer') },
            { value: 'company_admin', label: t('role.company_admin') },
          ]}
          onChange={(event) => set({ role: event.currentTarget.value === 'buyer' ? 'buyer' : 'company_admin' })}
        />
        <div className="sj-col sj-g8 adm-request-switches">
          <Switch
            label={t('company.mayOrder')}
            checked={draft.canOrder}
            onChange={(event) => set({ canOrder: event.currentTarget.checked })}
          />
          <Switch
            label={t('company.seesPrices')}
            checked={isAdmin || draft.canViewPrices}
            disabled={isAdmin}
            onChange={(event) => set({ canViewPrices: event.currentTarget.checked })}
          />
        </div>
        {limit('orderLimit')}
        {limit('monthLimit')}
      </div>
    </fieldset>
  );
}
