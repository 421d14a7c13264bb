import { IconPlus } from '@tabler/icons-react';
import type { Address } from '@sjaj/contract';
import { Button, FieldError, RadioOption } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './checkout.module.css';
import { Step } from './step.tsx';

interface AddressStepProps {
  readonly number: number;
  readonly addresses: readonly Address[];
  readonly chosen: number | null;
  readonly isMissing: boolean;
  readonly onChoose: (id: number) => void;
  readonly onAdd: () => void;
}

/** Step: delivery address. */
export function AddressStep({ number, addresses, chosen, isMissing, onChoose, onAdd }: AddressStepProps) {
  return (
    <Step number={number} title={t('checkoutPage.address')} id="checkout-address">
      {addresses.length === 0 && !isMissing && <p className="sj-t2">{t('checkoutPage.noAddress')}</p>}
      <div className={styles.options} role="radiogroup" aria-label={t('checkoutPage.address')}>
        {addresses.map((address) => (
          <RadioOption
            key={address.id}
            name="address"
            checked={address.id === chosen}
            onChange={() => onChoose(address.id)}
            title={address.title}
            detail={
              <>
                {address.street}
                <br />
                {address.postalCode} {address.town}
              </>
            }
          />
        ))}
      </div>
      {isMissing && <FieldError>{t('checkoutPage.noAddress')}</FieldError>}
      <Button variant="text" icon={<IconPlus size={16} aria-hidden="true" />} onClick={onAdd}>
        {t('checkout.newAddress')}
      </Button>
    </Step>
  );
}
