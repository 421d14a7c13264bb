import { type Address, NewAddress, type Profile } from '@sjaj/contract';
import { ruleOf } from '@sjaj/i18n';
import { t, textWithFacts } from '../texts/t.ts';

/** A delivery address as it is typed. */
export interface TypedAddress {
  readonly title: string;
  readonly contactPerson: string;
  readonly phone: string;
  readonly street: string;
  readonly townId: string;
  readonly note: string;
  readonly isDefault: boolean;
}

/** A new address begins with the user as the person who receives the goods. */
export const emptyAddress = ({ firstName, lastName, phoneNumber }: Profile['userData']): TypedAddress => ({
  title: '',
  contactPerson: `${firstName} ${lastName}`,
  phone: phoneNumber ?? '',
  street: '',
  townId: '',
  note: '',
  isDefault: false,
});

export const typedOf = ({ title, contactPerson, phone, street, townId, note, isDefault }: Address): TypedAddress => ({
  title,
  contactPerson,
  phone,
  street,
  townId: String(townId),
  note: note ?? '',
  isDefault,
});

export type AddressErrors = Readonly<Record<string, string>>;

/** The address for the server, or the first error of each field. */
export function checkAddress(
  typed: TypedAddress,
): { readonly body: NewAddress } | { readonly body: null; readonly errors: AddressErrors } {
  const { note, ...rest } = typed;
  const checked = NewAddress.safeParse({
    ...rest,
    townId: Number(typed.townId),
    ...(note.trim() === '' ? {} : { note }),
  });
  return checked.success ? { body: checked.data } : { body: null, errors: messagesOf(checked.error.issues) };
}

type Issues = NonNullable<ReturnType<typeof NewAddress.safeParse>['error']>['issues'];

function messagesOf(issues: Issues): AddressErrors {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const name = String(issue.path[0]) as keyof TypedAddress;
    const rule = name === 'townId' ? ({ key: 'validation.required', facts: {} } as const) : ruleOf(issue);
    messages[name] ??= textWithFacts(rule.key, { field: t(`field.${name}`), ...rule.facts });
  }
  return messages;
}
