import type { DeliveryMethod, PaymentTypeId } from '@sjaj/contract';
import type { Content, DeliveryDays, Feninga, Language } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { insertEvent, eventPayload } from '../events.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import type { FirstState, OrderTotals } from '../rules/placing.ts';
import type { Orderer } from './orderer.ts';
import type { DeliveryAddress } from './read.ts';

const drawing = prepared<{ numbers: string }, { id: number; sequence: number }>(
  (value) => sql`
    select nextval(${value('numbers')}::text::regclass) as sequence,
      nextval(pg_get_serial_sequence('sales_order', 'id')) as id`,
);

/** The next place in the year's numbers and the id of the order that takes it. */
export async function drawNumber(tx: Tx, year: number): Promise<{ id: number; sequence: number }> {
  const [row] = (await tx.executeQuery(drawing(tx, { numbers: `order_number_${year}` }))).rows;
  if (!row) throw new Error('a sequence gave nothing');
  return row;
}

export interface NewLine {
  readonly articleId: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly unit: Content;
  readonly quantity: number;
  readonly reserved: number;
  readonly listPrice: Feninga;
  readonly oldPrice: Feninga | null;
  readonly unitPrice: Feninga;
  readonly priceSource: string;
  readonly taxRateBp: number;
  readonly weightG: number;
  readonly pictureKey: string | null;
  readonly note: string | null;
}

export interface NewOrder {
  readonly id: number;
  readonly number: string;
  readonly state: FirstState;
  readonly userId: number;
  readonly companyId: number | null;
  /** Whether a sales representative places it for the company. */
  readonly isImpersonating: boolean;
  readonly orderer: Orderer;
  readonly delivery: {
    readonly method: DeliveryMethod;
    readonly expressPostId: number | null;
    readonly pickupPlaceId: number | null;
    readonly title: string;
    /** The days that the buyer was told; null where none was promised. */
    readonly arrives: DeliveryDays | null;
    /** Of the route of own delivery; none where it takes the usual week. */
    readonly weekdays: readonly number[];
    readonly address: DeliveryAddress;
    /** The company's or person's address that was chosen; null for pickup and guests. */
    readonly addressId: number | null;
  };
  readonly paymentTypeId: PaymentTypeId;
  readonly note: string | null;
  readonly customerReference: string | null;
  readonly coupon: { readonly id: number; readonly code: string } | null;
  readonly termsId: number | null;
  readonly isEmailConfirmed: boolean;
  readonly confirmEmailBy: Date | null;
  readonly language: Language;
  readonly totals: OrderTotals;
  readonly weightG: number;
  readonly placedAt: Date;
  readonly lines: readonly NewLine[];
}

/** The columns of an order's own row that are written when it is placed. */
type HeadColumn = keyof ReturnType<typeof headOf>;

const HEAD: readonly HeadColumn[] = [
  'id',
  'number',
  'status',
  'hold_reason',
  'company_id',
  'user_id',
  'placed_by_user_id',
  'orderer_name',
  'orderer_email',
  'company_title',
  'company_jib',
  'company_vat_number',
  'delivery_method',
  'carrier_id',
  'pickup_place_id',
  'delivery_title',
  'arrives_from',
  'arrives_to',
  'delivery_weekdays',
  'delivery_address',
  'address_id',
  'payment_type_id',
  'note',
  'customer_reference',
  'coupon_id',
  'coupon_code',
  'terms_id',
  'language',
  'goods_net',
  'discount',
  'postage_net',
  'net',
  'vat',
  'total',
  'weight_g',
  'placed_at',
  'updated_at',
  'is_email_confirmed',
  'confirm_email_by',
];

interface WriteOrderInput extends ReturnType<typeof headOf> {
  readonly lines: string;
  readonly vatRates: string;
  readonly event: string;
}

const writing = prepared<WriteOrderInput>(
  (value) => sql`
    with head as (
      insert into sales_order (${sql.join(HEAD.map((column) => sql.ref(column)))})
      values (${sql.join(HEAD.map((column) => value(column)))})
    ), line as (
      insert into sales_order_line (order_id, position, article_id, code, title, brand, unit, quantity, reserved,
        list_price, old_price, unit_price, price_source, tax_rate_bp, net, discount, weight_g, picture_key, note)
      select ${value('id')}::integer, l.* from json_to_recordset(${value('lines')}::json) as l (position integer,
        "articleId" integer, code text, title jsonb, brand text, unit jsonb, quantity integer, reserved integer,
        "listPrice" integer, "oldPrice" integer, "unitPrice" integer, "priceSource" text, "taxRateBp" integer, net integer,
        discount integer, "weightG" integer, "pictureKey" text, note text)
    ), vat as (
      insert into sales_order_vat (order_id, tax_rate_bp, base, vat)
      select ${value('id')}::integer, v.* from json_to_recordset(${value('vatRates')}::json)
        as v ("taxRateBp" integer, base integer, vat integer)
    ), purchase as (
      insert into purchased_article as p (company_id, user_id, article_id, times, last_order_id, last_at, last_quantity,
        last_price)
      select ${value('company_id')}::integer,
        case when ${value('company_id')}::integer is null then ${value('user_id')}::integer end, l."articleId", 1,
        ${value('id')}::integer, ${value('placed_at')}::timestamptz, l.quantity, l."unitPrice"
      from json_to_recordset(${value('lines')}::json) as l ("articleId" integer, quantity integer, "unitPrice" integer)
      order by l."articleId"
      on conflict (company_id, user_id, article_id) do update set times = p.times + 1,
        (last_order_id, last_at, last_quantity, last_price) = (
          select * from (values
            (excluded.last_order_id, excluded.last_at, excluded.last_quantity, excluded.last_price),
            (p.last_order_id, p.last_at, p.last_quantity, p.last_price)) as v (order_id, at, quantity, price)
          order by at desc, order_id desc limit 1)
    ), history as (
      insert into sales_order_history (order_id, to_status, user_id, user_name, at)
      values (${value('id')}::integer, ${value('status')}::smallint, ${value('user_id')}::integer,
        ${value('orderer_name')}, ${value('placed_at')})
      returning order_id
    ) ${insertEvent('order.placed', value('event'))} from history`,
);

/** Writes the order with its lines, its VAT, the first entry of its history and the domain event, in one deferred statement. */
export function insert(tx: Tx, order: NewOrder): Promise<void> {
  const statement = writing(tx, {
    ...headOf(order),
    lines: JSON.stringify(linesOf(order)),
    vatRates: JSON.stringify(order.totals.vatRates),
    event: eventPayload('order.placed', { orderId: order.id, isUnconfirmed: order.confirmEmailBy !== null }),
  });
  return tx.defer(statement);
}

/** By name, as the statement reads them, and nothing else of what the lines know. */
const linesOf = ({ lines, totals }: NewOrder) =>
  lines.map(({ articleId, code, title, brand, unit, quantity, reserved, note, ...line }, index) => ({
    position: index + 1,
    articleId,
    code,
    title,
    brand,
    unit,
    quantity,
    reserved,
    note,
    listPrice: line.listPrice,
    oldPrice: line.oldPrice,
    unitPrice: line.unitPrice,
    priceSource: line.priceSource,
    taxRateBp: line.taxRateBp,
    net: totals.lineNets[index] ?? 0,
    discount: totals.lineDiscounts[index] ?? 0,
    weightG: line.weightG,
    pictureKey: line.pictureKey,
  }));

function headOf(order: NewOrder) {
  const { orderer: person, delivery, totals, state } = order;
  return {
    id: order.id,
    number: order.number,
    status: state.status,
    hold_reason: state.holdReason,
    company_id: order.companyId,
    user_id: order.userId,
    placed_by_user_id: order.isImpersonating ? order.userId : null,
    orderer_name: person.name,
    orderer_email: person.email,
    company_title: person.companyTitle,
    company_jib: person.companyJib,
    company_vat_number: person.companyPdvNumber,
    delivery_method: delivery.method,
    carrier_id: delivery.expressPostId,
    pickup_place_id: delivery.pickupPlaceId,
    delivery_title: delivery.title,
    arrives_from: delivery.arrives?.from ?? null,
    arrives_to: delivery.arrives?.to ?? null,
    delivery_weekdays: `{${delivery.weekdays.join(',')}}`,
    delivery_address: JSON.stringify(delivery.address),
    address_id: delivery.addressId,
    payment_type_id: order.paymentTypeId,
    note: order.note,
    customer_reference: order.customerReference,
    coupon_id: order.coupon?.id ?? null,
    coupon_code: order.coupon?.code ?? null,
    terms_id: order.termsId,
    language: order.language,
    goods_net: totals.goodsNet,
    discount: totals.discount,
    postage_net: totals.postageNet,
    net: totals.net,
    vat: totals.vat,
    total: totals.total,
    weight_g: order.weightG,
    placed_at: order.placedAt,
    updated_at: order.placedAt,
    is_email_confirmed: order.isEmailConfirmed,
    confirm_email_by: order.confirmEmailBy,
  };
}
