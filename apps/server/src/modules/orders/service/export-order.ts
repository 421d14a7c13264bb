import { type OrderStatus, ORDER_STATUS } from '@sjaj/contract';
import { feninga, toKm } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { localised } from '../../../kernel/localised.ts';
import { erpNumberOf } from '../store/orderer.ts';
import { one, type OrderRecord } from '../store/read.ts';
import { EVERY_ORDER } from '../store/scope.ts';

/** An order as other programs of the supplier get it. Amounts are KM without VAT where nothing else is said, texts are Bosnian. */
interface ExportedOrder {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly statusName: string;
  readonly placedAt: string;
  readonly customer: {
    /** The customer's number in the ERP. */
    readonly erpNumber: string | null;
    readonly jib: string | null;
    /** The company; null for a private customer and a guest. */
    readonly company: string | null;
    readonly orderer: string;
    readonly email: string;
  };
  readonly customerReference: string | null;
  readonly note: string | null;
  readonly delivery: { readonly method: 'own' | 'express' | 'pickup'; readonly title: string } & Pick<
    OrderRecord['deliveryAddress'],
    'contactPerson' | 'country' | 'phone' | 'postalCode' | 'street' | 'town'
  >;
  readonly paymentTypeId: number;
  readonly lines: readonly {
    readonly code: string;
    readonly title: string;
    readonly unit: string;
    readonly quantity: number;
    readonly unitPrice: number;
    readonly discount: number;
    readonly net: number;
    /** Percent. */
    readonly vatRate: number;
    readonly note: string | null;
  }[];
  readonly postage: number;
  readonly discount: number;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
  /** The numbers of the orders that this one became by merging or splitting. */
  readonly replacedBy: readonly string[];
}

const km = (amount: number): number => toKm(feninga(amount));

const NAMES = new Map(Object.entries(ORDER_STATUS).map(([name, id]) => [id, name]));

const isSuccessor = ({ relation }: OrderRecord['links'][number]): boolean => relation !== 'made_from';

/** The ids of the orders that an order became by merging or splitting. */
export const successorsOf = async (db: Db | Tx, id: number): Promise<readonly number[]> =>
  ((await one(db, id, EVERY_ORDER))?.links ?? []).filter(isSuccessor).map((link) => link.id);

/** An order for other programs of the supplier; undefined for an unknown one. */
export async function exportOrder(db: Db | Tx, id: number): Promise<ExportedOrder | undefined> {
  const order = await one(db, id, EVERY_ORDER);
  if (!order) return undefined;
  const { contactPerson, phone, street, postalCode, town, country } = order.deliveryAddress;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    statusName: NAMES.get(order.status) ?? String(order.status),
    placedAt: order.placedAt.toISOString(),
    customer: {
      erpNumber: order.companyId === null ? null : await erpNumberOf(db, order.companyId),
      jib: order.companyJib,
      company: order.companyTitle,
      orderer: order.orderer,
      email: order.ordererEmail,
    },
    customerReference: order.customerReference,
    note: order.note,
    delivery: {
      method: order.deliveryMethod,
      title: order.deliveryTitle,
      contactPerson,
      phone,
      street,
      postalCode,
      town,
      country,
    },
    paymentTypeId: order.paymentTypeId,
    lines: order.orderLines.map((line) => ({
      code: line.code,
      title: localised(line.title, 'bs', [line.brand]),
      unit: localised(line.unit, 'bs'),
      quantity: line.quantity,
      unitPrice: km(line.unitPrice),
      discount: km(line.discount),
      net: km(line.net),
      vatRate: line.taxRateBp / 100,
      note: line.note,
    })),
    postage: km(order.postageNet),
    discount: km(order.discount),
    net: km(order.net),
    vat: km(order.vat),
    total: km(order.total),
    replacedBy: order.links.filter(isSuccessor).map(({ number }) => number),
  };
}
