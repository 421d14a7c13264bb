import { type CompanyAddress, NewAddress } from '@sjaj/contract';
import { errorsOf } from '../../../shared/form/form-errors.ts';
import { t } from '../../../shared/texts/t.ts';

/** An address while it is edited. */
export const EMPTY = { title: '', contactPerson: '', phone: '', street: '', townId: '', note: '', isDefault: false };
export type AddressDraft = typeof EMPTY;

export const FIELD_NAMES = {
  title: 'company.addressTitle',
  contactPerson: 'company.contactPerson',
  phone: 'company.phone',
  street: 'company.street',
  townId: 'company.town',
  note: 'company.deliveryNote',
  isDefault: 'company.defaultAddress',
} as const;

const draftOf = (address: CompanyAddress): AddressDraft => ({
  title: address.title,
  contactPerson: address.contactPerson,
  phone: address.phone,
  street: address.street,
  townId: String(address.townId),
  note: address.note ?? '',
  isDefault: address.isDefault,
});

/** The body of the call. A town that is not chosen becomes null, which the contract rejects. */
export const formOf = ({ townId, note, ...draft }: AddressDraft) => ({
  ...draft,
  townId: townId === '' ? null : Number(townId),
  ...(note.trim() !== '' && { note }),
});

export const checkedForm = (draft: AddressDraft): NewAddress | null => NewAddress.safeParse(formOf(draft)).data ?? null;

/** How an address is edited and compared with what somebody else has saved. `townOf` names the town of an id. */
export const addressRecord = (townOf: (id: string) => string) => ({
  draftOf,
  checkedForm,
  errorsOf: (draft: AddressDraft) => errorsOf(NewAddress, formOf(draft), FIELD_NAMES),
  fieldNames: FIELD_NAMES,
  shownValue: (draft: AddressDraft, key: keyof AddressDraft): string => {
    if (key === 'isDefault') return t(draft.isDefault ? 'sign.yes' : 'sign.no');
    return (key === 'townId' ? townOf(draft.townId) : draft[key]) || '–';
  },
});
