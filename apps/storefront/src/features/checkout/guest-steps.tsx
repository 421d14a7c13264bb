import { useQuery } from '@tanstack/react-query';
import { townOptions } from '@sjaj/app-kit';
import { SelectField, TextArea, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './guest.module.css';
import { townsQuery } from '../../shared/delivery-address/towns-query.ts';
import { Step } from './step.tsx';
import type { GuestFieldOf } from './use-guest-fields.ts';

interface GuestStepProps {
  readonly number: number;
  readonly field: GuestFieldOf;
}

/** Step: the guest's details. */
export function PersonStep({ number, field, starts }: GuestStepProps & { readonly starts: boolean }) {
  return (
    <Step number={number} title={t('guest.details')}>
      <div className={styles.fields}>
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={100} autoFocus={starts} />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={100} />
        <TextField
          {...field('email')}
          hint={t('guest.emailHint')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <TextField {...field('phoneNumber')} hint={t('guest.phoneHint')} type="tel" autoComplete="tel" maxLength={25} />
      </div>
    </Step>
  );
}

/** Step: the guest's delivery address. */
export function GuestAddressStep({ number, field }: GuestStepProps) {
  const { data: towns = [] } = useQuery(townsQuery);
  return (
    <Step number={number} title={t('checkoutPage.address')}>
      <div className={styles.fields}>
        <TextField {...field('street')} autoComplete="street-address" maxLength={200} />
        <SelectField
          {...field('townId')}
          autoComplete="address-level2"
          options={[{ value: '', label: t('action.choose') }, ...townOptions(towns)]}
        />
        <div className={styles.wide}>
          <TextArea {...field('addressNote')} hint={t('guest.addressNoteHint')} optional rows={2} maxLength={2_000} />
        </div>
      </div>
    </Step>
  );
}
