import { useState } from 'react';
import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import type { Address } from '@sjaj/contract';
import { ButtonLink, classNames, ConfirmDialog, EmptyState, Notice, PageTitle } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { AddressForm } from './address-form.tsx';
import { AddressPanel } from './address-panel.tsx';
import styles from './addresses.module.css';
import { addressesQuery, useRemoveAddress } from './queries.ts';

const LIST = '/profile/address';
const NEW = '/profile/address/new';

/** The delivery addresses, and beside them the form of a new one or of the one in the address. On a phone the form is alone. */
export function AddressesPage() {
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const { role } = useProfile().userData;
  const { id } = useParams({ strict: false });
  const isNew = useLocation({ select: ({ pathname }) => pathname.startsWith(NEW) });
  const navigate = useNavigate();
  const [removed, setRemoved] = useState<Address | null>(null);
  const toList = (): void => void navigate({ to: LIST, ignoreBlocker: true });
  const remove = useRemoveAddress(() => {
    setRemoved(null);
    toList();
  });
  const mayEdit = role !== 'buyer';
  const edited = mayEdit ? addresses.find((address) => address.id === Number(id)) : undefined;
  const isOpen = isNew || edited !== undefined;
  if (addresses.length === 0 && !isNew) return <NoAddresses />;
  return (
    <>
      <PageTitle
        title={t('addresses.title')}
        note={t('addresses.count', { count: addresses.length })}
        actions={!isNew && <NewButton />}
      />
      {id !== undefined && !edited && (
        <Notice tone="warn">{t(mayEdit ? 'addresses.unknown' : 'addresses.adminsOnly')}</Notice>
      )}
      {/* The list is narrower beside the form: it is drawn again instead of being moved. */}
      <div key={isOpen ? 'form' : 'list'} className={classNames(styles.page, isOpen && styles.open)}>
        <div className={styles.list}>
          <ul>
            {addresses.map((address) => (
              <AddressPanel
                key={address.id}
                address={address}
                isEdited={address === edited}
                mayEdit={mayEdit}
                onRemove={() => setRemoved(address)}
              />
            ))}
          </ul>
          <p className="sj-xs sj-t3">{t(mayEdit ? 'addresses.oldOrders' : 'addresses.adminsOnly')}</p>
        </div>
        {isOpen && (
          <AddressForm
            key={edited?.id ?? 'new'}
            address={edited ?? null}
            isFirst={addresses.length === 0}
            onDone={toList}
            onRemove={edited && (() => setRemoved(edited))}
          />
        )}
      </div>
      <ConfirmDialog
        title={t('addresses.removeQuestion', { title: removed?.title ?? '' })}
        open={removed !== null}
        danger
        busy={remove.isPending}
        confirmLabel={t('addresses.remove')}
        onConfirm={() => removed && remove.mutate(removed)}
        onClose={() => setRemoved(null)}
      >
        {t('addresses.removeHint')}
      </ConfirmDialog>
    </>
  );
}

const NewButton = () => (
  <ButtonLink href={NEW} size="sm" icon={<IconPlus size={16} aria-hidden="true" />}>
    {t('checkout.newAddress')}
  </ButtonLink>
);

const NoAddresses = () => (
  <EmptyState
    page
    icon={<IconMapPin size={28} />}
    title={t('addresses.empty')}
    text={t('validation.delivery_address')}
    actions={<NewButton />}
  />
);
