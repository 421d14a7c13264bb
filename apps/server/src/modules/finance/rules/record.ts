import type { FinanceKind } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';

/** A booking as an import or the ERP says it; feninga. */
export interface NewRecord {
  readonly companyId: number;
  readonly number: string;
  readonly kind: FinanceKind;
  readonly docDate: BusinessDate;
  readonly bookingDate: BusinessDate;
  readonly dueOn: BusinessDate | null;
  readonly account: string;
  readonly comment: string;
  readonly owes: number;
  readonly claims: number;
  readonly settles: string | null;
  readonly orderId: number | null;
}

export interface StoredRecord extends Omit<NewRecord, 'orderId'> {
  readonly id: number;
}

/** A company by a number of the ERP or its identification number. */
export interface KnownCompany {
  /** As the file or the ERP names it. */
  readonly key: string;
  readonly id: number;
  readonly title: string;
}
