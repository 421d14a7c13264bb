import { type AccountApproval, type AccountRequest, RequestedAccount } from '@sjaj/contract';
import { type FieldErrors, errorsOf } from '../../shared/form/form-errors.ts';
import { kmOf, limitOf } from '../../shared/figures/typed-amounts.ts';
import { t } from '../../shared/texts/t.ts';

/** The approval in the form: the values of the fields, valid or not. */
export interface ApprovalDraft {
  readonly companyTitle: string;
  readonly jib: string;
  readonly vatNumber: string;
  readonly address: string;
  readonly townId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Empty for a new company. */
  readonly joinCompanyId: string;
  readonly paymentTermDays: string;
  readonly creditLimit: string;
  readonly discountPercent: string;
  /** Empty for none. */
  readonly representativeId: string;
  readonly role: 'buyer' | 'company_admin';
  readonly canOrder: boolean;
  readonly canViewPrices: boolean;
  readonly orderLimit: string;
  readonly monthLimit: string;
}

/** What every part of the form is given. */
export interface ApprovalFieldsProps {
  readonly draft: ApprovalDraft;
  readonly set: (part: Partial<ApprovalDraft>) => void;
  readonly errors: FieldErrors;
}

const USUAL_TERM_DAYS = 30;

/** The request as it is. A company with the same JIB is the one to join; the first user of a new company is its admin. */
export function approvalDraft(request: AccountRequest): ApprovalDraft {
  const known = request.duplicates.find(({ kind, matches }) => kind === 'company' && matches.includes('jib'));
  return {
    companyTitle: request.companyTitle,
    jib: request.jib,
    vatNumber: request.vatNumber ?? '',
    address: request.address,
    townId: String(request.townId),
    firstName: request.firstName,
    lastName: request.lastName,
    email: request.email,
    phone: request.phone,
    joinCompanyId: known ? String(known.id) : '',
    paymentTermDays: String(USUAL_TERM_DAYS),
    creditLimit: '0',
    discountPercent: '0',
    representativeId: '',
    role: known ? 'buyer' : 'company_admin',
    canOrder: true,
    canViewPrices: true,
    orderLimit: '',
    monthLimit: '',
  };
}

const NAMES = {
  companyTitle: 'field.companyTitle',
  jib: 'field.jib',
  vatNumber: 'field.vatNumber',
  address: 'field.address',
  townId: 'field.townId',
  firstName: 'field.firstName',
  lastName: 'field.lastName',
  email: 'field.email',
  phone: 'field.phone',
} as const;

const accountOf = (draft: ApprovalDraft, position: string | null): RequestedAccount => ({
  companyTitle: draft.companyTitle.trim(),
  jib: draft.jib.replaceAll(/\s/g, ''),
  vatNumber: draft.vatNumber.replaceAll(/\s/g, '') || null,
  address: draft.address.trim(),
  townId: Number(draft.townId),
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  position,
  email: draft.email.trim(),
  phone: draft.phone.trim(),
});

const MOST_PERCENT = 90;
const MOST_DAYS = 365;

const percentOf = (typed: string): number | null => {
  const percent = kmOf(typed);
  return percent !== null && percent >= 0 && percent <= MOST_PERCENT ? percent : null;
};
const daysOf = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= MOST_DAYS ? Number(typed) : null;

/** The sentences about the fields that are wrong. The terms count for a new company only. */
export function approvalErrors(draft: ApprovalDraft): FieldErrors {
  const errors: Record<string, string> = { ...errorsOf(RequestedAccount, accountOf(draft, null), NAMES) };
  const amount = t('validation.amount');
  if (limitOf(draft.orderLimit) === undefined) errors['orderLimit'] = amount;
  if (limitOf(draft.monthLimit) === undefined) errors['monthLimit'] = amount;
  if (draft.joinCompanyId !== '') return errors;
  if (daysOf(draft.paymentTermDays) === null) errors['paymentTermDays'] = t('accountRequests.daysError');
  if (percentOf(draft.discountPercent) === null) errors['discountPercent'] = t('accountRequests.percentError');
  const creditLimit = kmOf(draft.creditLimit);
  if (creditLimit === null || creditLimit < 0) errors['creditLimit'] = amount;
  return errors;
}

/** The body of the call for a draft without errors. */
export function approvalOf(draft: ApprovalDraft, { version, position }: AccountRequest): AccountApproval {
  return {
    version,
    account: accountOf(draft, position),
    joinCompanyId: draft.joinCompanyId === '' ? null : Number(draft.joinCompanyId),
    paymentTermDays: daysOf(draft.paymentTermDays) ?? USUAL_TERM_DAYS,
    creditLimit: kmOf(draft.creditLimit) ?? 0,
    discountPercent: percentOf(draft.discountPercent) ?? 0,
    representativeId: draft.representativeId === '' ? null : Number(draft.representativeId),
    role: draft.role,
    rights: {
      canOrder: draft.canOrder,
      canViewPrices: draft.role === 'company_admin' || draft.canViewPrices,
      orderLimit: limitOf(draft.orderLimit) ?? null,
      monthLimit: limitOf(draft.monthLimit) ?? null,
    },
  };
}
