import { useQuery } from '@tanstack/react-query';
import { SelectField, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import type { ApprovalFieldsProps } from './approve.logic.ts';
import { representativesQuery } from './queries.ts';

/** The terms of a new company, and who looks after it. */
export function TermsFields({ draft, set, errors }: ApprovalFieldsProps) {
  const { data: representatives = [] } = useQuery(representativesQuery);
  return (
    <fieldset className="adm-request-group">
      <legend>{t('accountRequests.terms')}</legend>
      <div className="adm-request-fields">
        <TextField
          label={t('accountRequests.paymentTermDays')}
          inputMode="numeric"
          value={draft.paymentTermDays}
          error={errors['paymentTermDays']}
          onChange={(event) => set({ paymentTermDays: event.currentTarget.value })}
        />
        <TextField
          label={t('company.creditLimit')}
          inputMode="decimal"
          end={<span className="adm-unit">{t('article.km')}</span>}
          value={draft.creditLimit}
          error={errors['creditLimit']}
          onChange={(event) => set({ creditLimit: event.currentTarget.value })}
        />
        <TextField
          label={t('accountRequests.discount')}
          inputMode="decimal"
          end={<span className="adm-unit">%</span>}
          value={draft.discountPercent}
          error={errors['discountPercent']}
          onChange={(event) => set({ discountPercent: event.currentTarget.value })}
        />
        <SelectField
          label={t('company.representative')}
          value={draft.representativeId}
          options={[
            { value: '', label: t('accountRequests.noRepresentative') },
            ...representatives.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(event) => set({ representativeId: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
