import { useQuery } from '@tanstack/react-query';
import { type AdminBankAccount, BANK_ACCOUNT_SORTS, BANK_ACCOUNT_VIEWS } from '@sjaj/contract';
import { Badge } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { banksQuery } from '../../shared/bank-accounts/queries.ts';
import { yesNoColumn } from '../../shared/list/cells.tsx';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { t } from '../../shared/texts/t.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const useBankOptions = () =>
  useQuery(banksQuery).data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];

export const bankAccountsList: ListDefinition<AdminBankAccount> = {
  name: 'bankAccounts',
  title: 'resource.bankAccounts',
  searchHint: 'bankAccounts.search',
  columns: [
    {
      key: 'account',
      title: 'bankAccounts.account',
      locked: true,
      onPhone: true,
      sortBy: 'account',
      text: ({ account }) => account,
      show: ({ id, account, hasValidCheck }) => (
        <span className="sj-row sj-wraps sj-g8">
          <NameCell href={`/bank-accounts/${id}`} name={account} />
          {!hasValidCheck && <Badge tone="warn">{t('bankAccounts.doubtful')}</Badge>}
        </span>
      ),
    },
    {
      key: 'company',
      title: 'bankAccounts.company',
      onPhone: true,
      shrinks: true,
      sortBy: 'company',
      text: ({ company }) => company,
      show: ({ companyId, company }) => <NameCell href={`/companies/${companyId}`} name={company} />,
    },
    { key: 'bank', title: 'bankAccounts.bank', shrinks: true, sortBy: 'bank', text: ({ bank }) => bank },
    { key: 'iban', title: 'bankAccounts.iban', wideOnly: true, text: ({ iban }) => iban },
    yesNoColumn('isDefault', 'bankAccounts.isDefault'),
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'default', title: 'bankAccounts.viewDefault' },
    { key: 'doubtful', title: 'bankAccounts.viewDoubtful' },
  ],
  filters: [{ kind: 'choice', key: 'bank', title: 'bankAccounts.bank', useOptions: useBankOptions }],
  load: (query, settings) => {
    const body = {
      ...listRequest(query, BANK_ACCOUNT_VIEWS, BANK_ACCOUNT_SORTS),
      bankIds: numbersOf(query.filters['bank']),
    };
    return api.bankAccounts.list({ body }, settings);
  },
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./bank-account-form.tsx')).bankAccountDefinition,
    isWholeInForm: true,
  }),
  create: { href: '/bank-accounts/new', title: 'bankAccounts.new' },
};
