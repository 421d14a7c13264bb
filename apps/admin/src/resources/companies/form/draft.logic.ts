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
  /** Ids in order, separated by commas. */
  interestAreaIds: string;
  note: string;
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
  interestAreaIds: '',
  note: '',
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
  interestAreaIds: company.interestAreaIds.join(','),
  note: company.note,
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
  interestAreaIds: areaIdsOf(draft),
  note: draft.note.trim(),
});

/** The areas that are chosen. */
export const areaIdsOf = ({ interestAreaIds }: Pick<Draft, 'interestAreaIds'>): number[] =>
  interestAreaIds === '' ? [] : interestAreaIds.split(',').map(Number);

/** The areas as the draft holds them: in order, so that a choice that is taken back is no change. */
export const withArea = (draft: Pick<Draft, 'interestAreaIds'>, id: number, isChosen: boolean): string =>
  [...areaIdsOf(draft).filter((one) => one !== id), ...(isChosen ? [id] : [])].sort((a, b) => a - b).join(',');

/** The share of the approved limit that open orders use, 1 for all of it; null without a limit. */
export const limitShare = ({ openOrders, creditLimit }: Pick<AdminCompany, 'openOrders' | 'creditLimit'>) =>
  creditLimit === 0 ? null : openOrders / creditLimit;
