import type { AdminCompany } from '@sjaj/contract';
import { amountText } from '../../../shared/figures/amounts.ts';
import { kmOf } from '../../../shared/figures/typed-amounts.ts';

/** The editable data of a company in the form: the values of the fields, valid or not. */
export type Draft = Readonly<{
  phone: string;
  email: string;
  creditLimit: string;
  paymentTermDays: string;
  mayApproveOwnOrders: boolean;
  isActive: boolean;
}>;

export const draftOf = (company: AdminCompany): Draft => ({
  phone: company.phone,
  email: company.email,
  creditLimit: amountText(company.creditLimit),
  paymentTermDays: String(company.paymentTermDays),
  mayApproveOwnOrders: company.mayApproveOwnOrders,
  isActive: company.isActive,
});

/** The body of the call. An invalid number becomes null, which the contract rejects. */
export const formOf = (draft: Draft) => ({
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
