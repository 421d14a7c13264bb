import { useQuery } from '@tanstack/react-query';
import { townOptions } from '@sjaj/app-kit';
import { SelectField, TextArea, TextField } from '@sjaj/ui';
import { useIsRetail } from '../session/retail.ts';
import { t } from '../texts/t.ts';
import styles from './address-fields.module.css';
import { townsQuery } from './towns-query.ts';
import type { AddressErrors, TypedAddress } from './typed-address.ts';

interface AddressFieldsProps {
  readonly typed: TypedAddress;
  readonly errors: AddressErrors;
  readonly onChange: (typed: TypedAddress) => void;
}

type TextName = Exclude<keyof TypedAddress, 'isDefault'>;

/** The fields of a delivery address. */
export function AddressFields({ typed, errors, onChange }: AddressFieldsProps) {
  const { data: towns = [] } = useQuery(townsQuery);
  const titleHint = useIsRetail() ? 'checkoutPage.homeTitleHint' : 'checkoutPage.addressTitleHint';
  const field = (name: TextName) => ({
    label: t(`field.${name}`),
    value: typed[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextField {...field('title')} hint={t(titleHint)} maxLength={100} autoFocus />
      <TextField {...field('street')} autoComplete="street-address" maxLength={200} />
      <SelectField
        {...field('townId')}
        hint={t('delivery.onlyInBosnia')}
        options={[{ value: '', label: t('action.choose') }, ...townOptions(towns)]}
      />
      <div className={styles.pair}>
        <TextField {...field('contactPerson')} autoComplete="name" maxLength={100} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={25} />
      </div>
      <TextArea {...field('note')} optional maxLength={2_000} />
    </>
  );
}
