import { useQuery } from '@tanstack/react-query';
import { type AdminBankAccount, BankAccountForm } from '@sjaj/contract';
import { formatIban, bankAccountDigits } from '@sjaj/domain';
import { Facts, Panel, SelectField, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { AccountFields } from '../../shared/bank-accounts/account-fields.tsx';
import {
  type BankAccountDraft,
  checkedForm,
  draftOf,
  EMPTY_DRAFT,
  formOf,
} from '../../shared/bank-accounts/draft.logic.ts';
import { errorsOf } from '../../shared/form/form-errors.ts';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { t } from '../../shared/texts/t.ts';
import { companyOptionsQuery } from './queries.ts';

type Props = CardProps<AdminBankAccount, BankAccountDraft>;

const FIELD_NAMES = {
  companyId: 'bankAccounts.company',
  account: 'bankAccounts.account',
  bankId: 'bankAccounts.bank',
  isDefault: 'bankAccounts.isDefault',
} as const;

function Main({ state: { draft, set }, errors }: Props) {
  const { data: companies = [] } = useQuery(companyOptionsQuery);
  const write = (next: BankAccountDraft): void => {
    for (const key of ['account', 'bankId', 'isDefault'] as const) if (next[key] !== draft[key]) set(key, next[key]);
  };
  return (
    <Panel title={t('form.basics')}>
      <div className="sj-col sj-g12">
        <SelectField
          label={t('bankAccounts.company')}
          value={draft.companyId}
          error={errors['companyId']}
          options={[
            { value: '', label: t('bankAccounts.chooseCompany') },
            ...companies.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={(event) => set('companyId', event.currentTarget.value)}
        />
        <AccountFields draft={draft} errors={errors} onChange={write} />
      </div>
    </Panel>
  );
}

function Side({ state: { draft }, record }: Props) {
  const Link = useUiLink();
  const digits = bankAccountDigits(draft.account);
  return (
    <Panel title={t('bankAccounts.iban')}>
      <div className="sj-col sj-g12">
        <Facts facts={[{ term: t('bankAccounts.iban'), value: digits === null ? '–' : formatIban(digits) }]} />
        {record && (
          <Link href={`/companies/${record.companyId}`} className="sj-link">
            {record.company}
          </Link>
        )}
      </div>
    </Panel>
  );
}

export const bankAccountDefinition: RecordDefinition<AdminBankAccount, BankAccountForm, BankAccountDraft> = {
  home: '/bank-accounts',
  queryKey: 'bankAccounts',
  entity: 'customer_bank_account',
  title: 'resource.bankAccounts',
  newTitle: 'bankAccounts.new',
  calls: api.bankAccounts,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: (draft) => errorsOf(BankAccountForm, formOf(draft), FIELD_NAMES),
  checkedForm,
  nameOf: ({ account }) => account.trim(),
  fieldNames: FIELD_NAMES,
  shownValue: (draft, key) => (key === 'isDefault' ? t(draft.isDefault ? 'sign.yes' : 'sign.no') : draft[key]),
  main: Main,
  side: Side,
  removal: { title: 'bankAccounts.remove', question: (name) => t('bankAccounts.removeSure', { name }) },
};
