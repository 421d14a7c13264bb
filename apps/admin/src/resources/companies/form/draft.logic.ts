import type { AdminCompany } from '@sjaj/contract';
import { parseKm, toKm } from '@sjaj/domain';
import { amountText } from '../../../shared/figures/amounts.ts';

/** What staff may change of a company, while it is edited: what stands in the fields, right or wrong. */
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

/** What is sent. A field that holds no number becomes null, which the contract refuses. */
export const formOf = (draft: Draft) => ({
  phone: draft.phone.trim(),
  email: draft.email.trim(),
  creditLimit: kmOf(draft.creditLimit),
  paymentTermDays: /^\d{1,9}$/.test(draft.paymentTermDays.trim()) ? Number(draft.paymentTermDays) : null,
  mayApproveOwnOrders: draft.mayApproveOwnOrders,
  isActive: draft.isActive,
});

/** The amount that stands in a field, in KM; null for what is none. */
export function kmOf(typed: string): number | null {
  const amount = parseKm(typed);
  return amount === null ? null : toKm(amount);
}

/** A limit as it is typed: null for none, undefined where it is no amount. */
export function limitOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const km = kmOf(typed);
  return km === null || km < 0 ? undefined : km;
}

/** How much of the approved limit open orders take, 1 for all of it; null where none was approved. */
export const limitShare = ({ openOrders, creditLimit }: Pick<AdminCompany, 'openOrders' | 'creditLimit'>) =>
  creditLimit === 0 ? null : openOrders / creditLimit;
