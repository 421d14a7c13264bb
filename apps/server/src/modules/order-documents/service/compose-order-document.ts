import type { OrderDocumentKind } from '@sjaj/contract';
import {
  addDays,
  businessDate,
  feninga,
  formatBankAccount,
  formatDate,
  formatDateTime,
  formatKm,
  formatNumber,
  formatPercent,
  formatWeekdays,
  grossFromNet,
  type Language,
  STANDARD_VAT_BP,
  sum,
  times,
} from '@sjaj/domain';
import { orderStatusKey, text } from '@sjaj/i18n/server';
import { inScript, localised } from '../../../kernel/localised.ts';
import type { OrderRecord } from '../../orders/index.ts';
import { oldPriceView } from '../../pricing/index.ts';
import { accountsOf, addressOf, placeOf, type Supplier } from '../../supplier/index.ts';
import { goodsColumns, jibText, letterheadOf, oldPriceText, plain, type Reader } from './letterhead.ts';
import type { PrintedDocument, DocumentFact } from './printed-document.ts';
import { referenceOf } from '../rules.ts';

const VALID_DAYS = 8;
const TRANSFER = 3;
const TITLES = {
  confirmation: 'orderDocument.orderConfirmation',
  proforma: 'orderDocument.proforma',
  'delivery-note': 'orderDocument.deliveryNote',
} as const;

/** Composes a document of an order from the order's own figures; without prices for a reader who sees none. */
export function composeOrderDocument(kind: OrderDocumentKind, order: OrderRecord, reader: Reader): PrintedDocument {
  const { language } = reader;
  const hasPrices = reader.seesPrices && kind !== 'delivery-note';
  return {
    ...letterheadOf(reader),
    title: text(language, TITLES[kind]),
    number: order.number,
    facts: factsOf(kind, order, reader),
    blocks: blocksOf(order, reader),
    columns: goodsColumns(language, { hasPrices, isRetail: order.companyId === null }),
    rows: rowsOf(order, language, hasPrices),
    totals: hasPrices ? totalsOf(order, language) : [],
    slip: kind === 'proforma' && reader.supplier ? slipOf(order, reader.supplier, language) : null,
    notes: notesOf(kind, order, reader),
    signatures:
      kind === 'delivery-note'
        ? (['orderDocument.issuedBy', 'orderDocument.carriedBy', 'orderDocument.receivedBy'] as const).map((key) =>
            text(language, key),
          )
        : [],
  };
}

function factsOf(kind: OrderDocumentKind, order: OrderRecord, { language, supplier }: Reader): string[] {
  const until = addDays(businessDate(order.placedAt), VALID_DAYS);
  const placed = formatDateTime(order.placedAt, language);
  return [
    supplier ? `${placeOf(supplier, language).town}, ${placed}` : placed,
    kind === 'proforma'
      ? text(language, 'orderDocument.validUntil', { date: formatDate(until, language) })
      : text(language, orderStatusKey(order.status, order.holdReason)),
    ...(order.customerReference
      ? [text(language, 'orderFacts.customerReferenceShort', { number: order.customerReference })]
      : []),
  ];
}

const PAYMENTS = { 1: 'delivery.cash', 2: 'delivery.card', 3: 'delivery.transfer' } as const;

/** The delivery method in the document's language; a pickup place is marked as such. */
function deliveryTitle({ deliveryMethod, deliveryTitle: title }: OrderRecord, language: Language): string {
  if (deliveryMethod === 'own') return text(language, 'delivery.own');
  return deliveryMethod === 'pickup'
    ? text(language, 'delivery.pickupAt', { place: inScript(title, language) })
    : title;
}

/** The days that the buyer was told; null where there were none. */
export function arrivalText({ arrives, deliveryMethod }: OrderRecord, language: Language): string | null {
  if (!arrives) return null;
  const days = formatWeekdays(arrives, language);
  return text(language, deliveryMethod === 'pickup' ? 'orderFacts.readyOn' : 'orderFacts.arrivesOn', { days });
}

function blocksOf(order: OrderRecord, { language, supplier }: Reader): PrintedDocument['blocks'] {
  const { deliveryAddress: place } = order;
  const payment = PAYMENTS[order.paymentTypeId as keyof typeof PAYMENTS];
  const vatNumber = order.companyPdvNumber && `${text(language, 'orderDocument.vat')} ${order.companyPdvNumber}`;
  const said = (lines: readonly (string | null | undefined | false)[]): string[] =>
    lines.filter((line) => !!line) as string[];
  return [
    {
      title: text(language, 'orderDocument.customer'),
      lines: said([
        order.companyTitle ?? order.orderer,
        order.companyAddress,
        order.companyJib && jibText(order.companyJib, language),
        vatNumber,
        order.companyTitle !== null && order.orderer,
      ]),
    },
    {
      title: text(language, 'orderDocument.delivery'),
      lines: said([
        deliveryTitle(order, language),
        arrivalText(order, language),
        place.street,
        [place.postalCode, place.town].filter(Boolean).join(' '),
        [place.contactPerson, place.phone].filter(Boolean).join(', '),
        place.note,
      ]),
    },
    {
      title: text(language, 'orderDocument.payment'),
      lines: said([
        payment && text(language, payment),
        ...(order.paymentTypeId === TRANSFER
          ? [
              ...(supplier ? accountLines(supplier) : []),
              `${text(language, 'orderDocument.reference')} ${referenceOf(order.number)}`,
            ]
          : []),
      ]),
    },
  ];
}

/** The supplier's bank accounts, the default one first. */
const accountLines = (supplier: Supplier): string[] =>
  accountsOf(supplier).map(({ account, bankName }) => `${formatBankAccount(account)}, ${bankName}`);

/** The old price of the line at the time of the order; null where it had none. */
const oldPriceOn = ({ unitPrice, oldPrice }: OrderRecord['orderLines'][number]) =>
  oldPrice === null ? null : oldPriceView({ price: feninga(unitPrice), priceWithoutRule: feninga(oldPrice) });

const rowsOf = (order: OrderRecord, language: Language, hasPrices: boolean): string[][] =>
  order.orderLines.map((line, index) => [
    String(index + 1),
    line.code,
    [localised(line.title, language, [line.brand]), hasPrices && oldPriceText(oldPriceOn(line), language), line.note]
      .filter(Boolean)
      .join('\n'),
    `${formatNumber(line.quantity)} ${localised(line.unit, language)}`,
    ...(hasPrices
      ? [
          plain(feninga(line.unitPrice)),
          formatPercent(line.taxRateBp / 100, language),
          plain(times(feninga(line.unitPrice), line.quantity)),
        ]
      : []),
  ]);

function totalsOf(order: OrderRecord, language: Language): DocumentFact[] {
  const isRetail = order.companyId === null;
  const km = (amount: number): string => formatKm(feninga(amount), language);
  const postage = feninga(order.postageNet);
  const goods = sum(order.orderLines.map((line) => times(feninga(line.unitPrice), line.quantity)));
  const paidPostage = isRetail ? grossFromNet(postage, STANDARD_VAT_BP) : postage;
  // Net or gross as the buyer's prices, so that the amounts add up to the total.
  const discount = goods + paidPostage - (isRetail ? order.total : order.net);
  return [
    { term: text(language, isRetail ? 'price.goods' : 'price.goodsWithoutVat'), value: km(goods) },
    ...(discount === 0 ? [] : [{ term: text(language, 'price.discount'), value: km(-discount) }]),
    {
      term: text(language, 'delivery.delivery'),
      value: paidPostage === 0 ? text(language, 'delivery.free') : km(paidPostage),
    },
    ...order.vatRates.flatMap(({ taxRateBp, base, vat }) => {
      const rate = formatPercent(taxRateBp / 100, language);
      return [
        { term: text(language, 'orderDocument.base', { rate }), value: km(base) },
        { term: text(language, 'orderDocument.vatAmount', { rate }), value: km(vat) },
      ];
    }),
    { term: text(language, 'price.totalWithVat'), value: km(order.total), isStrong: true },
  ];
}

function slipOf(order: OrderRecord, supplier: Supplier, language: Language): PrintedDocument['slip'] {
  const account = accountsOf(supplier)[0]?.account ?? '';
  const payer = [order.companyTitle ?? order.orderer, order.companyAddress].filter(Boolean).join(', ');
  return {
    title: text(language, 'orderDocument.paymentSlip'),
    facts: [
      { term: text(language, 'orderDocument.payer'), value: payer },
      {
        term: text(language, 'orderDocument.purpose'),
        value: text(language, 'orderDocument.proformaNumber', { number: order.number }),
      },
      {
        term: text(language, 'orderDocument.recipient'),
        value: `${supplier.legalName}, ${addressOf(supplier, language)}`,
      },
      { term: text(language, 'orderDocument.bankAccount'), value: formatBankAccount(account) },
      { term: text(language, 'orderDocument.reference'), value: referenceOf(order.number) },
      { term: text(language, 'price.amount'), value: formatKm(feninga(order.total), language), isStrong: true },
    ],
  };
}

const notesOf = (kind: OrderDocumentKind, order: OrderRecord, { language, seesPrices }: Reader): string[] => [
  ...(kind === 'proforma' ? [text(language, 'orderDocument.proformaIsNoInvoice')] : []),
  ...(kind === 'delivery-note' || !seesPrices ? [] : [text(language, 'price.inKm')]),
  ...(order.note ? [`${text(language, 'orderFacts.note')}: ${order.note}`] : []),
  text(language, 'orderDocument.returns'),
];
