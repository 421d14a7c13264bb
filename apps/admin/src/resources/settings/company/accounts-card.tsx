import type { FieldErrors } from '../../../shared/form/form-errors.ts';
import { RemoveRow } from '../../../shared/rows/remove-row.tsx';
import { RowInput } from '../../../shared/rows/row-input.tsx';
import { RowsCard } from '../../../shared/rows/rows-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type DraftAccount, withAccount, withDefault, withoutAccount } from './draft.logic.ts';

interface AccountsCardProps {
  readonly accounts: readonly DraftAccount[];
  readonly errors: FieldErrors;
  readonly onChange: (accounts: readonly DraftAccount[]) => void;
}

/** The bank accounts of the supplier. Payment slips show one of them. */
export function AccountsCard({ accounts, errors, onChange }: AccountsCardProps) {
  return (
    <RowsCard
      title={t('supplier.accounts')}
      note={t('supplier.accountsNote')}
      heads={[t('field.bankName'), t('field.account'), t('supplier.forSlips')]}
      none={t('supplier.noAccounts')}
      isEmpty={accounts.length === 0}
      error={errors['bankAccounts']}
      add={t('supplier.addAccount')}
      onAdd={() => onChange(withAccount(accounts))}
    >
      {accounts.map((account, place) => (
        // The index is a safe key: rows have no id and are only added at the end.
        <AccountRow
          key={place}
          account={account}
          line={place + 1}
          errorOf={(field) => errors[`bankAccounts.${place}.${field}`]}
          onChange={(next) => onChange(accounts.map((each, at) => (at === place ? next : each)))}
          onDefault={() => onChange(withDefault(accounts, place))}
          onRemove={() => onChange(withoutAccount(accounts, place))}
        />
      ))}
    </RowsCard>
  );
}

interface AccountRowProps {
  readonly account: DraftAccount;
  readonly line: number;
  readonly errorOf: (field: 'bankName' | 'account') => string | undefined;
  readonly onChange: (account: DraftAccount) => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

function AccountRow({ account, line, errorOf, onChange, onDefault, onRemove }: AccountRowProps) {
  const row = t('supplier.accountRow', { line });
  return (
    <tr className="adm-account-row">
      <td data-label={t('field.bankName')}>
        <RowInput
          label={`${row}, ${t('field.bankName')}`}
          maxLength={100}
          value={account.bankName}
          error={errorOf('bankName')}
          onWrite={(bankName) => onChange({ ...account, bankName })}
        />
      </td>
      <td data-label={t('field.account')}>
        <RowInput
          label={`${row}, ${t('field.account')}`}
          inputMode="numeric"
          maxLength={40}
          value={account.account}
          error={errorOf('account')}
          onWrite={(typed) => onChange({ ...account, account: typed })}
        />
      </td>
      <td data-label={t('supplier.forSlips')}>
        <input
          type="radio"
          className="sj-radio"
          name="payment-slips"
          aria-label={`${row}, ${t('supplier.forSlips')}`}
          checked={account.isDefault}
          onChange={onDefault}
        />
      </td>
      <td>
        <RemoveRow name={row} onRemove={onRemove} />
      </td>
    </tr>
  );
}
