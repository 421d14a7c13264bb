import type { SupplierForm, SupplierView } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { inScript } from '../../kernel/localised.ts';

/** The company that runs the shop, as staff have entered it. */
export interface Supplier extends SupplierForm {
  /** The logo in the storage; null where the default one is used. */
  readonly logoKey: string | null;
}

/** Street and town in the script of the reader; the name of the company stays as it is registered. */
export const placeOf = ({ street, postalCode, town }: Supplier, language: Language) => ({
  street: inScript(street, language),
  postalCode,
  town: inScript(town, language),
});

/** `Bišće Polje 17, 88000 Mostar` */
export function addressOf(supplier: Supplier, language: Language): string {
  const { street, postalCode, town } = placeOf(supplier, language);
  return `${street}, ${postalCode} ${town}`;
}

/** The court and the number under which the company is registered, in the script of the reader. */
export const courtRegistrationOf = ({ courtRegistration }: Supplier, language: Language): string | null =>
  courtRegistration && inScript(courtRegistration, language);

/** The accounts that customers may pay to, the one of payment slips first. */
export const accountsOf = ({ bankAccounts }: Supplier): SupplierForm['bankAccounts'] =>
  [...bankAccounts].sort((one, other) => Number(other.isDefault) - Number(one.isDefault));

const STORED = 'pictures/';

/** Where browsers and mail programs fetch the logo, below the shop's address. */
export const logoUrlOf = (logoKey: string | null): string | null => logoKey && `/files/${STORED}${logoKey}`;

export const storageKeyOf = (logoKey: string): string => STORED + logoKey;

/** The supplier without bank accounts. */
export function supplierView(supplier: Supplier, language: Language): SupplierView {
  const { bankAccounts: _, logoKey, ...details } = supplier;
  return { ...details, ...placeOf(supplier, language), logoUrl: logoUrlOf(logoKey) };
}
