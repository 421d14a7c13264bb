import { useQuery } from '@tanstack/react-query';
import { Notice, SelectField, Switch, TextField } from '@sjaj/ui';
import type { FieldErrors } from '../form/form-errors.ts';
import { t } from '../texts/t.ts';
import { accountHints, type BankAccountDraft, withAccount } from './draft.logic.ts';
import { banksQuery } from './queries.ts';

interface AccountFieldsProps {
  readonly draft: BankAccountDraft;
  readonly errors: FieldErrors;
  readonly onChange: (draft: BankAccountDraft) => void;
}

/** Account, bank and whether it is the main one. The bank follows from the account; what is doubtful is said and can be saved. */
export function AccountFields({ draft, errors, onChange }: AccountFieldsProps) {
  const { data: banks = [] } = useQuery(banksQuery);
  const { isDoubtful, otherCode } = accountHints(draft, banks);
  const offered = banks.filter(({ id, isActive }) => isActive || String(id) === draft.bankId);
  return (
    <>
      <TextField
        label={t('bankAccounts.account')}
        hint={t('bankAccounts.accountHint')}
        autoComplete="off"
        maxLength={40}
        value={draft.account}
        error={errors['account']}
        onChange={(event) => onChange(withAccount(draft, event.currentTarget.value, banks))}
      />
      {isDoubtful && <Notice tone="warn">{t('bankAccounts.doubt')}</Notice>}
      <SelectField
        label={t('bankAccounts.bank')}
        value={draft.bankId}
        error={errors['bankId']}
        hint={otherCode === null ? undefined : t('bankAccounts.otherBank', { code: otherCode })}
        options={[
          { value: '', label: t('bankAccounts.chooseBank') },
          ...offered.map(({ id, name, code }) => ({ value: String(id), label: `${name} (${code})` })),
        ]}
        onChange={(event) => onChange({ ...draft, bankId: event.currentTarget.value })}
      />
      <div className="adm-switches">
        <Switch
          label={t('bankAccounts.isDefault')}
          checked={draft.isDefault}
          onChange={(event) => onChange({ ...draft, isDefault: event.currentTarget.checked })}
        />
      </div>
      <p className="sj-sm sj-t3">{t('bankAccounts.defaultHint')}</p>
    </>
  );
}
