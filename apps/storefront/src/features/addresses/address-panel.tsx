import { IconMapPin, IconPencil, IconTrash, IconUser } from '@tabler/icons-react';
import type { Address } from '@sjaj/contract';
import { Badge, Button, buttonClass, classNames, IconButton, useUiLink } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './addresses.module.css';
import { usePreferAddress } from './queries.ts';

interface AddressPanelProps {
  readonly address: Address;
  /** Its form is open. */
  readonly isEdited: boolean;
  readonly mayEdit: boolean;
  readonly onRemove: () => void;
}

/** One delivery address with what the user may do with it. */
export function AddressPanel({ address, isEdited, mayEdit, onRemove }: AddressPanelProps) {
  const { companyId } = useProfile().userData;
  const Link = useUiLink();
  const { id, title, street, postalCode, town, contactPerson, phone, note, isDefault, isPreferred } = address;
  return (
    <li className={classNames('sj-panel', styles.address, isEdited && styles.edited)}>
      <IconMapPin size={20} className={styles.pin} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>
          {title}
          {isDefault && (
            <Badge tone="soft">{t(companyId === null ? 'addresses.default' : 'addresses.companyDefault')}</Badge>
          )}
          {isPreferred && companyId !== null && <Badge tone="outline">{t('addresses.preferred')}</Badge>}
          {isEdited && <Badge tone="warn">{t('addresses.editing')}</Badge>}
        </h2>
        <p>{`${street}, ${postalCode} ${town}`}</p>
        <p className={`sj-sm sj-t2 ${styles.person}`}>
          <IconUser size={14} aria-hidden="true" />
          {[contactPerson, phone].filter(Boolean).join(' · ')}
        </p>
        {note && <p className={`sj-sm sj-t3 ${styles.note}`}>{note}</p>}
        {!isPreferred && !isEdited && companyId !== null && <PreferButton address={address} />}
      </div>
      {mayEdit && !isEdited && (
        <div className={styles.acts}>
          <Link
            href={`/profile/address/edit/${id}`}
            className={buttonClass({ variant: 'ghost', size: 'sm', square: true })}
            aria-label={t('addresses.editThis', { title })}
            title={t('addresses.edit')}
          >
            <IconPencil size={18} aria-hidden="true" />
          </Link>
          <IconButton
            label={t('addresses.removeThis', { title })}
            icon={<IconTrash size={18} />}
            tip="end"
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  );
}

function PreferButton({ address }: { readonly address: Address }) {
  const prefer = usePreferAddress();
  return (
    <Button variant="text" size="xs" busy={prefer.isPending} onClick={() => prefer.mutate(address)}>
      {t('addresses.prefer')}
      <span className="sj-vh">{`: ${address.title}`}</span>
    </Button>
  );
}
