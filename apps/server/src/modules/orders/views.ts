import type { Order, OrderApproval, OrderEdit, OrderLine, OrderLink, OrderRow, PriceSource } from '@sjaj/contract';
import { type Feninga, feninga, grossFromNet, type Language, slugOf, STANDARD_VAT_BP, times } from '@sjaj/domain';
import { type Customer, seesPrices, type Staff } from '../../kernel/actor.ts';
import { inScript, localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import { visibleAmount } from '../../kernel/visible-amount.ts';
import { oldPriceView } from '../pricing/index.ts';
import { actionsFor, canSeeOrder, type Principal, rolesFor } from './rules/transitions.ts';
import type { EditRow, LineRow } from './store/order-lines.ts';
import type { LinkedOrder, OrderHead, OrderRecord } from './store/read.ts';

const TRANSFER = 3;

export interface Viewer {
  readonly actor: Customer | Staff;
  readonly language: Language;
}

export function rowView(order: OrderHead, viewer: Viewer): OrderRow {
  const km = visibleAmount(viewer.actor);
  return {
    id: order.id,
    orderNumber: order.number,
    orderer: order.orderer,
    isGuests: order.isGuests,
    companyTitle: order.companyTitle,
    date: order.placedAt.toISOString(),
    status: order.status,
    waitsFor: order.holdReason,
    confirmEmailBy: order.confirmEmailBy && order.confirmEmailBy.toISOString(),
    lines: order.lines,
    amountWithoutVat: km(order.net),
    vat: km(order.vat),
    total: km(order.total),
    deliveryMethod: order.deliveryMethod,
    paymentTypeId: order.paymentTypeId,
    customerReference: order.customerReference,
    town: inScript(order.town ?? '', viewer.language),
  };
}

/** The carrier, or the pickup place, whose name is in the script of the language. */
export const deliveryTitleOf = ({ deliveryMethod, deliveryTitle }: OrderHead, language: Language): string =>
  deliveryMethod === 'pickup' ? inScript(deliveryTitle, language) : deliveryTitle;

/** Towns and countries in the script of the reader; the street is left as the buyer has written it. */
const placeIn = (
  { town, country, ...address }: OrderRecord['deliveryAddress'],
  language: Language,
): Order['deliveryAddress'] => ({
  ...address,
  town: inScript(town, language),
  country: inScript(country, language),
});

interface Decision {
  readonly approval: OrderApproval | null;
  /** The company admins for whom the viewer decides today. */
  readonly principals: readonly Principal[];
  /** Of an order that waits. */
  readonly expected: Order['arrivesOnceReleased'];
}

export function orderView(order: OrderRecord, viewer: Viewer, { approval, principals, expected }: Decision): Order {
  const km = visibleAmount(viewer.actor);
  const isRetail = order.companyId === null;
  const postage = feninga(order.postageNet);
  return {
    ...rowView(order, viewer),
    version: order.version,
    emailToConfirm: order.confirmEmailBy && order.ordererEmail,
    postage: km(isRetail ? grossFromNet(postage, STANDARD_VAT_BP) : postage),
    discount: km(order.discount),
    promoCodeSaving: km(order.discount),
    // Only an order that reached the minimum of a code has it.
    couponCode: seesPrices(viewer.actor) ? order.couponCode : null,
    weightG: order.weightG,
    note: order.note,
    deliveryTitle: deliveryTitleOf(order, viewer.language),
    arrives: order.arrives,
    arrivesOnceReleased: expected,
    deliveryAddress: placeIn(order.deliveryAddress, viewer.language),
    placedBy: order.placedBy,
    paymentTermDays: order.paymentTypeId === TRANSFER ? order.paymentTermDays : null,
    vatRates: order.vatRates.map(({ taxRateBp, base, vat }) => ({
      rate: taxRateBp / 100,
      base: km(base),
      vat: km(vat),
    })),
    orderLines: order.orderLines.map((line) => lineView(line, viewer)),
    history: order.history.map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() })),
    edits: order.edits.map((edit) => editView(edit, viewer)),
    approval,
    may: actionsFor(order, rolesFor(viewer.actor, order, principals)),
    ...linksOf(order, viewer),
  };
}

function linksOf({ links }: OrderRecord, viewer: Viewer): Pick<Order, 'mergedInto' | 'splitInto' | 'madeFrom'> {
  const those = (relation: LinkedOrder['relation']): OrderLink[] =>
    links.filter((link) => link.relation === relation).map((link) => linkView(link, viewer));
  return {
    mergedInto: those('merged_into')[0] ?? null,
    splitInto: those('split_into'),
    madeFrom: those('made_from'),
  };
}

/** A colleague's order may have become one with the viewer's: its number is told, its page is not the viewer's. */
const linkView = (link: LinkedOrder, { actor }: Viewer): OrderLink => ({
  id: canSeeOrder(actor, link) ? link.id : null,
  orderNumber: link.number,
});

function lineView(line: LineRow, viewer: Viewer): OrderLine {
  const km = visibleAmount(viewer.actor);
  const title = localised(line.title, viewer.language, [line.brand]);
  const amount: Feninga = times(feninga(line.unitPrice), line.quantity);
  return {
    id: line.id,
    articleId: line.articleId,
    code: line.code,
    title,
    slug: slugOf(title),
    brand: line.brand,
    unit: localised(line.unit, viewer.language),
    quantity: line.quantity,
    reserved: line.reserved,
    price: km(line.unitPrice),
    oldPrice: seesPrices(viewer.actor) ? oldPriceOn(line) : null,
    priceSource: seesPrices(viewer.actor) ? (line.priceSource as PriceSource) : null,
    taxRate: line.taxRateBp / 100,
    amount: km(amount),
    discount: km(line.discount),
    note: line.note,
    imageUrl: pictureUrl(line.pictureKey, 160),
    placeholder: line.placeholder ?? 'box',
  };
}

function editView({ lines, ...edit }: EditRow, { actor, language }: Viewer): OrderEdit {
  const km = visibleAmount(actor);
  const figures = (side: EditRow['lines'][number]['before']) =>
    side && { quantity: side.quantity, price: km(side.unitPrice) };
  return {
    at: new Date(edit.at).toISOString(),
    who: edit.who,
    reason: edit.reason,
    lines: lines.map(({ code, title, brand, unit, before, after }) => ({
      code,
      title: localised(title, language, [brand]),
      unit: localised(unit, language),
      before: figures(before),
      after: figures(after),
    })),
    totalBefore: km(edit.totalBefore),
    totalAfter: km(edit.totalAfter),
  };
}

const oldPriceOn = ({ unitPrice, oldPrice }: LineRow) =>
  oldPrice === null ? null : oldPriceView({ price: feninga(unitPrice), priceWithoutRule: feninga(oldPrice) });
