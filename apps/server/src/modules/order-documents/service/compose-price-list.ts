import {
  type Content,
  type Feninga,
  feninga,
  formatDate,
  formatKm,
  formatNumber,
  formatPercent,
  businessDate,
  times,
  ZERO,
} from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { localised } from '../../../kernel/localised.ts';
import { totalsOf } from '../../cart/index.ts';
import type { PricedSavedCart } from '../../saved-carts/index.ts';
import { placeOf } from '../../supplier/index.ts';
import { goodsColumns, letterheadOf, oldPriceText, plain, type Reader } from './letterhead.ts';
import type { PrintedDocument, DocumentFact } from './printed-document.ts';

interface Customer {
  readonly companyTitle: string | null;
  readonly name: string;
}

/** Composes the price list of a saved cart at today's prices of the reader; without prices for a reader who sees none. */
export function composePriceList(document: PricedSavedCart, customer: Customer, reader: Reader): PrintedDocument {
  const { language, seesPrices, now, supplier } = reader;
  const today = formatDate(businessDate(now), language);
  const { isRetail } = document;
  return {
    ...letterheadOf(reader),
    title: text(language, seesPrices ? 'orderDocument.priceList' : 'orderDocument.goodsList'),
    number: document.title,
    facts: [supplier ? `${placeOf(supplier, language).town}, ${today}` : today],
    blocks: [
      {
        title: text(language, 'orderDocument.customer'),
        lines: [...(customer.companyTitle ? [customer.companyTitle] : []), customer.name],
      },
      ...(document.note ? [{ title: text(language, 'orderFacts.note'), lines: document.note.split('\n') }] : []),
    ],
    columns: goodsColumns(language, { hasPrices: seesPrices, isRetail }),
    rows: document.lines.map((line, index) => rowOf(line, index, reader)),
    totals: seesPrices ? totals(document, reader) : [],
    slip: null,
    notes: seesPrices ? [text(language, 'price.inKm'), text(language, 'orderDocument.pricesOf', { date: today })] : [],
    signatures: [],
  };
}

type Line = PricedSavedCart['lines'][number];

const words = (content: Content | null | undefined, { language }: Reader, keep: readonly string[] = []): string =>
  localised(content, language, keep);

function rowOf(
  { article, quantity, price, oldPrice, taxRateBp, isOrderable, note }: Line,
  index: number,
  reader: Reader,
): string[] {
  const { language, seesPrices } = reader;
  const title = words(article.title, reader, [article.brand]);
  const isPriced = isOrderable && price !== null;
  return [
    String(index + 1),
    article.code,
    [
      title,
      seesPrices && isPriced && oldPriceText(oldPrice, language),
      note,
      !isOrderable && text(language, 'orderDocument.notOrderable'),
    ]
      .filter(Boolean)
      .join('\n'),
    `${formatNumber(quantity)} ${words(article.unit, reader)}`,
    ...(seesPrices
      ? [
          isPriced ? plain(price) : '–',
          isPriced ? formatPercent(taxRateBp / 100, language) : '–',
          isPriced ? plain(times(price, quantity)) : '–',
        ]
      : []),
  ];
}

/** Totals of the lines that can be ordered. */
function totals({ lines, isRetail }: PricedSavedCart, { language }: Reader): DocumentFact[] {
  const counted = lines.flatMap(({ isOrderable, price, quantity, taxRateBp }) =>
    isOrderable && price !== null ? [{ quantity, price: { price, taxRateBp } }] : [],
  );
  const { net, vat, total, taxGroups } = totalsOf(counted, isRetail);
  const km = (amount: Feninga): string => formatKm(amount, language);
  const rates = taxGroups.map((group) => ({
    term: text(language, 'orderDocument.vatAmount', { rate: formatPercent(group.taxRateBp / 100, language) }),
    value: km(group.vat),
  }));
  return [
    { term: text(language, 'price.totalWithoutVat'), value: km(net) },
    ...(vat === ZERO ? [] : rates),
    { term: text(language, 'price.totalWithVat'), value: km(feninga(total)), isStrong: true },
  ];
}
