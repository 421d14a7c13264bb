import type { OrderSheet } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Db } from '../../../platform/database/db.ts';
import type { Download } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Sheet } from '../../../platform/sheets/sheet.ts';
import type { QueueOwner } from '../../../platform/process/fair-queue.ts';
import { csvDownload, xlsxDownload } from '../../../platform/sheets/sheet-writing.ts';
import { lineColumns, orderColumns, rowsBy } from './sheet-columns.ts';
import type { Filter } from '../store/filter.ts';
import { countUpTo } from '../store/read.ts';
import { everyLine, everyOrder } from '../store/sheet.ts';
import type { Viewer } from '../views.ts';
import { type Chosen, filterOf } from './read.ts';

/** More rows than a spreadsheet is read for; longer lists have to be filtered. */
const MOST_ORDERS = 20_000;

interface OrderSheetInput extends Viewer {
  readonly body: Chosen & { readonly sheet: OrderSheet };
  readonly now: Date;
  readonly workOwner: QueueOwner;
}

/** The orders of a list as a file; 400 for more of them than a spreadsheet is good for. */
export async function orderSheet(db: Db, { body, now, workOwner, ...viewer }: OrderSheetInput): Promise<Download> {
  const filter = filterOf(body, viewer.actor);
  if ((await countUpTo(db, filter, MOST_ORDERS + 1)) > MOST_ORDERS) {
    throw new Problem('orders.too_many_for_sheet', 400, { facts: { maximum: MOST_ORDERS } });
  }
  const orders = ordersSheet(db, filter, viewer);
  const lines = linesSheet(db, filter, viewer);
  const name = `${orders.name} ${businessDate(now)}`;
  if (body.sheet === 'xlsx') return xlsxDownload(name, [orders, lines], workOwner);
  return csvDownload(name, body.sheet === 'csv' ? orders : lines);
}

function ordersSheet(db: Db, filter: Filter, viewer: Viewer): Sheet {
  const columns = orderColumns(viewer);
  return {
    name: text(viewer.language, 'sheet.orders'),
    columns,
    rows: rowsBy(columns, everyOrder(db, filter)),
  };
}

function linesSheet(db: Db, filter: Filter, viewer: Viewer): Sheet {
  const columns = lineColumns(viewer);
  return {
    name: text(viewer.language, 'orderFacts.lines'),
    columns,
    rows: rowsBy(columns, everyLine(db, filter)),
  };
}
