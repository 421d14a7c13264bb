import './company.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import type { AdminBankAccount } from '@sjaj/contract';
import { Badge, Button, Panel, Skeleton, Table } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { accountsOfCompanyQuery } from '../../../shared/bank-accounts/queries.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { RowActions } from '../../../shared/record/row-actions.tsx';
import { t } from '../../../shared/texts/t.ts';
import { BankAccountDialog } from './bank-account-dialog.tsx';

const refresh = () => void queryClient.invalidateQueries({ queryKey: ['bankAccounts', 'list'] });

/** The bank accounts of the company. Each is saved by itself. */
export function BankAccountsCard({ companyId }: { readonly companyId: number }) {
  const [edited, setEdited] = useState<AdminBankAccount | 'new' | null>(null);
  const { data, error, refetch } = useQuery(accountsOfCompanyQuery(companyId));
  return (
    <Panel
      flush
      lined
      title={t('company.bankAccounts')}
      end={
        <Button
          variant="soft"
          size="sm"
          icon={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => setEdited('new')}
        >
          {t('bankAccounts.new')}
        </Button>
      }
    >
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={64} radius={8} />}
      {data?.length === 0 && <p className="sj-sm sj-t2 adm-company-none">{t('bankAccounts.none')}</p>}
      {data && data.length > 0 && <AccountTable accounts={data} onEdit={setEdited} />}
      {edited && (
        <BankAccountDialog
          companyId={companyId}
          account={edited === 'new' ? null : edited}
          onSaved={refresh}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

interface AccountTableProps {
  readonly accounts: readonly AdminBankAccount[];
  readonly onEdit: (account: AdminBankAccount) => void;
}

const AccountTable = ({ accounts, onEdit }: AccountTableProps) => (
  <div className="adm-company-table">
    <Table caption={t('company.bankAccounts')}>
      <thead>
        <tr>
          <th scope="col">{t('bankAccounts.account')}</th>
          <th scope="col">{t('bankAccounts.bank')}</th>
          <th scope="col" />
        </tr>
      </thead>
      <tbody>
        {accounts.map((one) => (
          <tr key={one.id}>
            <td>
              <span className="sj-row sj-wraps sj-g8">
                <b className="sj-num sj-nw">{one.account}</b>
                {one.isDefault && <Badge tone="soft">{t('bankAccounts.isDefault')}</Badge>}
                {!one.hasValidCheck && <Badge tone="warn">{t('bankAccounts.doubtful')}</Badge>}
              </span>
              <span className="sj-sm sj-t3 sj-num adm-block">{one.iban}</span>
            </td>
            <td data-label={t('bankAccounts.bank')}>{one.bank}</td>
            <td className="sj-right">
              <RowActions
                name={one.account}
                onEdit={() => onEdit(one)}
                removal={{
                  title: t('bankAccounts.remove'),
                  question: t('bankAccounts.removeSure', { name: one.account }),
                  run: () => api.bankAccounts.remove({ params: { id: one.id } }),
                  onRemoved: refresh,
                }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
);
