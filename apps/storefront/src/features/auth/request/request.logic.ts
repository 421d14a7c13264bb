import { AccountRequestForm } from '@sjaj/contract';
import { type FieldRule, ruleOf } from '@sjaj/i18n';

/** What is typed into the form. */
export interface RequestDraft {
  readonly companyTitle: string;
  readonly jib: string;
  readonly vatNumber: string;
  readonly address: string;
  /** Ids as the selects have them; empty while none is chosen. */
  readonly countryId: string;
  readonly townId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly email: string;
  readonly phone: string;
  readonly interestAreaIds: readonly number[];
  readonly message: string;
  readonly acceptsTerms: boolean;
}

export type RequestField = keyof RequestDraft;

export const EMPTY_REQUEST: RequestDraft = {
  companyTitle: '',
  jib: '',
  vatNumber: '',
  address: '',
  countryId: '',
  townId: '',
  firstName: '',
  lastName: '',
  position: '',
  email: '',
  phone: '',
  interestAreaIds: [],
  message: '',
  acceptsTerms: false,
};

/** The fields in the order of the page. */
const REQUEST_FIELDS = [
  'companyTitle',
  'jib',
  'vatNumber',
  'address',
  'townId',
  'firstName',
  'lastName',
  'position',
  'email',
  'phone',
  'interestAreaIds',
  'message',
  'acceptsTerms',
] as const satisfies readonly RequestField[];

const SEPARATORS = /[\s.-]/g;
const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The draft as the server takes it. Spaces between the digits of a number are the reader's, not the number's. */
export function formOf(draft: RequestDraft): AccountRequestForm {
  const { countryId: _, ...same } = draft;
  return {
    ...same,
    jib: draft.jib.replaceAll(SEPARATORS, ''),
    vatNumber: textOrNull(draft.vatNumber.replaceAll(SEPARATORS, '')),
    townId: Number(draft.townId),
    position: textOrNull(draft.position),
    interestAreaIds: [...draft.interestAreaIds],
  };
}

type RequestErrors = ReadonlyMap<RequestField, FieldRule>;

const MISSING: FieldRule = { key: 'validation.required', facts: {} };

/** The first error of each field, in the order of the page. */
export function requestErrors(draft: RequestDraft): RequestErrors {
  const found = new Map<string, FieldRule>();
  if (draft.townId === '') found.set('townId', MISSING);
  const { error } = AccountRequestForm.safeParse(formOf(draft), { reportInput: true });
  for (const issue of error?.issues ?? []) {
    const field = String(issue.path[0]);
    if (!found.has(field)) found.set(field, ruleOf(issue));
  }
  return new Map(
    REQUEST_FIELDS.flatMap((field) => {
      const rule = found.get(field);
      return rule ? [[field, rule] as const] : [];
    }),
  );
}
