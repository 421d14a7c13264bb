import { type Feninga, feninga, grossFromNet, type Language, STANDARD_VAT_BP, times } from '@sjaj/domain';
import { orderStatusKey, type PlainServerKey, text } from '@sjaj/i18n/server';
import { seesPrices } from '../../../kernel/actor.ts';
import { localised } from '../../../kernel/localised.ts';
import type { ColumnKind, SheetCell, SheetColumn, SheetRow } from '../../../platform/sheets/sheet.ts';
import type { SheetLine, SheetOrder } from '../store/sheet.ts';
import type { Viewer } from '../views.ts';

/** A column of a sheet with what it shows of a row. */
interface CellColumn<Row> extends SheetColumn {
  readonly cell: (row: Row) => SheetCell;
}

const column =
  <Row>(language: Language) =>
  (key: PlainServerKey, kind: ColumnKind, cell: (row: Row) => SheetCell, width?: number): CellColumn<Row> => ({
    title: text(language, key),
    kind,
    cell,
    ...(width === undefined ? {} : { width }),
  });

const PAYMENTS = { 1: 'delivery.cash', 2: 'delivery.card', 3: 'delivery.transfer' } as const;

function paymentOf(paymentTypeId: number, language: Language): string | null {
  const key = PAYMENTS[paymentTypeId as keyof typeof PAYMENTS];
  return key ? text(language, key) : null;
}

type SheetHead = Pick<
  SheetOrder & SheetLine,
  'number' | 'placedAt' | 'status' | 'holdReason' | 'companyTitle' | 'orderer' | 'customerReference'
>;

/** What tells an order, in both sheets. */
function headColumns(language: Language): CellColumn<SheetHead>[] {
  const of = column<SheetHead>(language);
  return [
    of('orderFacts.number', 'text', ({ number }) => number, 14),
    of('orderFacts.date', 'instant', ({ placedAt }) => placedAt),
    of('field.status', 'text', ({ status, holdReason }) => text(language, orderStatusKey(status, holdReason)), 20),
    of('field.companyTitle', 'text', ({ companyTitle }) => companyTitle),
    of('sheet.orderer', 'text', ({ orderer }) => orderer),
    of('field.customerReference', 'text', ({ customerReference }) => customerReference, 20),
  ];
}

/** An order a row. Amounts only for who may see prices. */
export function orderColumns(viewer: Viewer): CellColumn<SheetOrder>[] {
  const { language } = viewer;
  const of = column<SheetOrder>(language);
  return [
    ...headColumns(language),
    of('orderFacts.lines', 'count', ({ lines }) => lines),
    ...(seesPrices(viewer.actor) ? amountColumns(language) : []),
    of('orderFacts.paymentMethod', 'text', ({ paymentTypeId }) => paymentOf(paymentTypeId, language), 16),
    of('orderFacts.deliveryMethod', 'text', ({ deliveryTitle }) => deliveryTitle),
    of('orderFacts.deliveryAddress', 'text', ({ address }) => address, 36),
    of('field.note', 'text', ({ note }) => note, 36),
  ];
}

const amountColumns = (language: Language): CellColumn<SheetOrder>[] => {
  const of = column<SheetOrder>(language);
  return [
    of('field.couponCode', 'text', ({ couponCode }) => couponCode, 16),
    of('price.discount', 'km', ({ discount }) => discount),
    of('price.postage', 'km', postageOf),
    of('price.totalWithoutVat', 'km', ({ net }) => net, 18),
    of('price.vat', 'km', ({ vat }) => vat),
    of('price.totalWithVat', 'km', ({ total }) => total, 18),
  ];
};

/** Private customers see their postage as they pay it, with VAT. */
const postageOf = ({ postageNet, isRetail }: SheetOrder): Feninga =>
  isRetail ? grossFromNet(feninga(postageNet), STANDARD_VAT_BP) : feninga(postageNet);

/** A line a row, with what tells its order. */
export function lineColumns(viewer: Viewer): CellColumn<SheetLine>[] {
  const { language } = viewer;
  const of = column<SheetLine>(language);
  return [
    ...headColumns(language),
    of('orderDocument.code', 'text', ({ code }) => code, 14),
    of('orderDocument.article', 'text', ({ title, brand }) => localised(title, language, [brand]), 44),
    of('field.brand', 'text', ({ brand }) => brand, 16),
    of('orderDocument.quantity', 'count', ({ quantity }) => quantity),
    of('sheet.unit', 'text', ({ unit }) => localised(unit, language), 8),
    ...(seesPrices(viewer.actor) ? linePriceColumns(language) : []),
    of('field.note', 'text', ({ note }) => note, 36),
  ];
}

const linePriceColumns = (language: Language): CellColumn<SheetLine>[] => {
  const of = column<SheetLine>(language);
  return [
    of('price.price', 'km', ({ unitPrice }) => unitPrice),
    of('price.amount', 'km', ({ unitPrice, quantity }) => times(feninga(unitPrice), quantity)),
    of('price.discount', 'km', ({ discount }) => discount),
    // Staff have orders of both kinds in one sheet.
    of('sheet.pricesAre', 'text', ({ isRetail }) => text(language, isRetail ? 'price.withVat' : 'price.withoutVat')),
    of('sheet.vatPercent', 'number', ({ taxRateBp }) => taxRateBp / 100, 8),
  ];
};

/** The rows of a source as the columns show them. */
export async function* rowsBy<Row>(columns: readonly CellColumn<Row>[], source: AsyncIterable<Row>) {
  for await (const row of source) yield columns.map(({ cell }) => cell(row)) satisfies SheetRow;
}
