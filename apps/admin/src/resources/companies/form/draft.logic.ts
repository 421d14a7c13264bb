import type { AdminCompany } from '@sjaj/contract';
import { amountText } from '../../../shared/figures/amounts.ts';
import { kmOf } from '../../../shared/figures/typed-amounts.ts';

/** The editable data of a company in the form: the values of the fields, valid or not. */
export type Draft = Readonly<{
  title: string;
  jib: string;
  pdvNumber: string;
  address: string;
  /** '' for none. */
  townId: string;
  phone: string;
  email: string;
  creditLimit: string;
  paymentTermDays: string;
  mayApproveOwnOrders: boolean;
  isActive: boolean;
}>;

const USUAL_TERM_DAYS = '30';

export const EMPTY_DRAFT: Draft = {
  title: '',
  jib: '',
  pdvNumber: '',
  address: '',
  townId: '',
  phone: '',
  email: '',
  creditLimit: '0,00',
  paymentTermDays: USUAL_TERM_DAYS,
  mayApproveOwnOrders: false,
  isActive: true,
};

export const draftOf = (company: AdminCompany): Draft => ({
  title: company.title,
  jib: company.jib,
  pdvNumber: company.pdvNumber ?? '',
  address: company.address,
  townId: String(company.townId),
  phone: company.phone,
  email: company.email,
  creditLimit: amountText(company.creditLimit),
  paymentTermDays: String(company.paymentTermDays),
  mayApproveOwnOrders: company.mayApproveOwnOrders,
  isActive: company.isActive,
});

/** The body of the call. An invalid number becomes null, which the contract rejects. */
export const formOf = (draft: Draft) => ({
  title: draft.title.trim(),
  jib: draft.jib.trim(),
  pdvNumber: draft.pdvNumber.trim() || null,
  address: draft.address.trim(),
  townId: draft.townId === '' ? null : Number(draft.townId),
  phone: draft.phone.trim(),
  email: draft.email.trim(),
  creditLimit: kmOf(draft.creditLimit),
  paymentTermDays: /^\d{1,9}$/.test(draft.paymentTermDays.trim()) ? Number(draft.paymentTermDays) : null,
  mayApproveOwnOrders: draft.mayApproveOwnOrders,
  isActive: draft.isActive,
});

/** The share of the approved limit that open orders use, 1 for all of it; null without a limit. */
export const limitShare = ({ openOrders, creditLimit }: Pick<AdminCompany, 'openOrders' | 'creditLimit'>) =>
  creditLimit === 0 ? null : openOrders / creditLimit;
