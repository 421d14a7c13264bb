import { businessDate, formatDate, formatNumber } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { localised } from '../../../kernel/localised.ts';
import type { PickLine } from '../store.ts';
import { letterheadOf, type Reader } from './letterhead.ts';
import type { PrintedDocument } from './printed-document.ts';

/** Composes the list by which the goods of several orders are fetched: by category, with the orders that each is for. */
export function composePickList(lines: readonly PickLine[], reader: Reader): PrintedDocument {
  const { language } = reader;
  const numbers = [...new Set(lines.flatMap(({ orders }) => orders.map(({ number }) => number)))].toSorted();
  return {
    ...letterheadOf(reader),
    title: text(language, 'orderDocument.pickList'),
    number: formatDate(businessDate(reader.now), language),
    facts: [],
    blocks: [
      { title: text(language, 'orderDocument.ordersCount', { count: numbers.length }), lines: [numbers.join(', ')] },
    ],
    columns: [
      { title: '#', width: 16, isNumber: true },
      { title: text(language, 'orderDocument.category'), width: 110, isNumber: false },
      { title: text(language, 'orderDocument.code'), width: 56, isNumber: false },
      { title: text(language, 'orderDocument.article'), width: '*', isNumber: false },
      { title: text(language, 'orderDocument.quantity'), width: 54, isNumber: true },
      { title: text(language, 'orderDocument.picked'), width: 44, isNumber: true },
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      line.categories.map((title) => localised(title, language)).at(-1) ?? '–',
      line.code,
      [
        localised(line.title, language, [line.brand]),
        line.orders.map(({ number, quantity }) => `${number}: ${formatNumber(quantity)}`).join(', '),
      ].join('\n'),
      `${formatNumber(line.quantity)} ${localised(line.unit, language)}`,
      '______',
    ]),
    totals: [],
    slip: null,
    notes: [],
    signatures: [],
  };
}
