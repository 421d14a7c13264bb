import type { PurchaseOrder } from '@sjaj/contract';
import { formatDate, formatKm, formatNumber, fromKm, type Language, times } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Sheet } from '../../../platform/sheets/sheet.ts';
import {
  type DocumentColumn,
  letterheadOf,
  plain,
  type PrintedDocument,
  type Reader,
} from '../../order-documents/index.ts';

const fileName = ({ number, vendor }: PurchaseOrder, language: Language): string =>
  `${text(language, 'purchaseList.title')} ${number} ${vendor.title}`;

/** A purchase order as a sheet for the vendor; costs for those who may see them. */
export function purchaseSheet(order: PurchaseOrder, language: Language): Sheet {
  const hasCosts = order.worth !== null;
  return {
    name: fileName(order, language),
    columns: [
      { title: text(language, 'purchaseList.partNumber'), kind: 'text' },
      { title: text(language, 'purchaseList.code'), kind: 'text' },
      { title: text(language, 'purchaseList.article'), kind: 'text', width: 48 },
      { title: text(language, 'purchaseList.quantity'), kind: 'count' },
      { title: text(language, 'purchaseList.unit'), kind: 'text' },
      ...(hasCosts
        ? [
            { title: text(language, 'purchaseList.unitCost'), kind: 'km' as const },
            { title: text(language, 'purchaseList.amount'), kind: 'km' as const },
          ]
        : []),
    ],
    rows: order.lines.map(({ partNumber, code, title, quantity, unit, unitCost }) => [
      partNumber,
      code,
      title,
      quantity,
      unit,
      ...(hasCosts
        ? [unitCost === null ? null : fromKm(unitCost), unitCost === null ? null : times(fromKm(unitCost), quantity)]
        : []),
    ]),
  };
}

/** A purchase order on the letterhead of the shop. */
export function composePurchaseList(order: PurchaseOrder, contact: readonly string[], reader: Reader): PrintedDocument {
  const { language } = reader;
  const { vendor, orderedAt, expectedOn, note, worth } = order;
  const number = (title: string, width: number): DocumentColumn => ({ title, width, isNumber: true });
  const hasCosts = worth !== null;
  return {
    ...letterheadOf(reader),
    title: text(language, 'purchaseList.title'),
    number: order.number,
    facts: [
      formatDate(new Date(orderedAt), language),
      text(language, 'purchaseList.expectedOn', { date: formatDate(new Date(expectedOn), language) }),
    ],
    blocks: [{ title: text(language, 'purchaseList.vendor'), lines: [vendor.title, ...contact] }],
    columns: [
      { title: text(language, 'purchaseList.partNumber'), width: 74, isNumber: false },
      { title: text(language, 'purchaseList.code'), width: 62, isNumber: false },
      { title: text(language, 'purchaseList.article'), width: '*', isNumber: false },
      number(text(language, 'purchaseList.quantity'), 58),
      ...(hasCosts
        ? [number(text(language, 'purchaseList.unitCost'), 54), number(text(language, 'purchaseList.amount'), 62)]
        : []),
    ],
    rows: order.lines.map(({ partNumber, code, title, quantity, unit, unitCost }) => {
      const cost = unitCost === null ? null : fromKm(unitCost);
      return [
        partNumber || '–',
        code,
        title,
        `${formatNumber(quantity)} ${unit}`,
        ...(hasCosts ? [cost === null ? '–' : plain(cost), cost === null ? '–' : plain(times(cost, quantity))] : []),
      ];
    }),
    totals: hasCosts
      ? [{ term: text(language, 'purchaseList.total'), value: formatKm(fromKm(worth), language), isStrong: true }]
      : [],
    slip: null,
    notes: note === '' ? [] : [note],
    signatures: [],
  };
}
