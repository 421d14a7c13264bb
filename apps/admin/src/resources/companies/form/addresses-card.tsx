import { historyKey } from '../../../shared/history/history-key.ts';
import './company.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import type { CompanyAddress } from '@sjaj/contract';
import { Badge, Button, Panel, Skeleton } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { RowActions } from '../../../shared/record/row-actions.tsx';
import { Allowed } from '../../../shared/session/allowed.tsx';
import { t } from '../../../shared/texts/t.ts';
import { addressesQuery } from '../queries.ts';
import { EditAddressDialog, NewAddressDialog } from './address-dialog.tsx';

/** The delivery addresses of the company. Each is saved by itself. */
export function AddressesCard({ companyId }: { readonly companyId: number }) {
  const [edited, setEdited] = useState<CompanyAddress | 'new' | null>(null);
  const { data, error, refetch } = useQuery(addressesQuery(companyId));
  const refresh = (): void => {
    void queryClient.invalidateQueries({ queryKey: ['companies', 'addresses', companyId] });
    void queryClient.invalidateQueries({ queryKey: historyKey('company', companyId) });
  };
  return (
    <Panel
      title={t('company.addresses')}
      end={
        <Allowed to="editCustomers">
          <Button
            variant="soft"
            size="sm"
            icon={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('company.newAddress')}
          </Button>
        </Allowed>
      }
    >
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={64} radius={8} />}
      {data?.length === 0 && <p className="sj-sm sj-t2">{t('company.noAddresses')}</p>}
      <ul className="adm-company-people">
        {data?.map((one) => (
          <li key={one.id} className="sj-row sj-g12">
            <AddressLines address={one} />
            <Allowed to="editCustomers">
              <RowActions
                name={one.title}
                onEdit={() => setEdited(one)}
                removal={{
                  title: t('company.removeAddress'),
                  question: t('company.removeAddressSure', { name: one.title }),
                  run: () => api.companyAddresses.remove({ params: { id: companyId, addressId: one.id } }),
                  onRemoved: refresh,
                }}
              />
            </Allowed>
          </li>
        ))}
      </ul>
      {edited === 'new' && <NewAddressDialog companyId={companyId} onSaved={refresh} onClose={() => setEdited(null)} />}
      {edited && edited !== 'new' && (
        <EditAddressDialog companyId={companyId} address={edited} onSaved={refresh} onClose={() => setEdited(null)} />
      )}
    </Panel>
  );
}

const AddressLines = ({ address }: { readonly address: CompanyAddress }) => (
  <span className="sj-grow">
    <span className="sj-row sj-wraps sj-g8">
      <b>{address.title}</b>
      {address.isDefault && <Badge tone="soft">{t('company.defaultAddress')}</Badge>}
    </span>
    <span className="sj-sm sj-t2 adm-block">{`${address.street}, ${address.postalCode} ${address.town}`}</span>
    <span className="sj-sm sj-t3 adm-block">{[address.contactPerson, address.phone].filter(Boolean).join(' · ')}</span>
    {address.note && <span className="sj-sm sj-t3 adm-block">{address.note}</span>}
  </span>
);
