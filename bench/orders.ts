import { datasetFolder } from './dataset/cache.ts';
import { measureRawHttp } from './limits/raw-http.ts';
import { measureRawSql, type RawSqlFigures } from './limits/raw-sql.ts';
import { closeConnections } from './load/http-client.ts';
import { startMeasuredShop } from './load/measured-shop.ts';
import { ORDERING_ROWS } from './load/ordering-rows.ts';
import { writeSection } from './report/document.ts';
import { loadAverages } from './report/machine.ts';
import { benchOptions } from './report/options.ts';
import { measureFresh, measureWarm, memoryLine, preamble, print, printStatements } from './report/server-report.ts';
import { limitLine, rowTable } from './report/tables.ts';

/**
 * Carts and orders over HTTP in a shop with years of orders, beside the same rows by hand-written SQL:
 * `npm run bench -- --quick`, options in report/options.ts.
 */
const options = benchOptions();
const { effort } = options;
const rows = options.select(ORDERING_ROWS);
const loadBefore = loadAverages();
const shop = await startMeasuredShop(await datasetFolder(options.size));

/** The hand-written SQL that does the work of a row. */
const RAW: readonly (readonly [start: string, figures: keyof RawSqlFigures])[] = [
  ['add to cart', 'click'],
  ['whole order', 'order'],
];
const rawOf = ({ name }: { readonly name: string }) => RAW.find(([start]) => name.startsWith(start))?.[1];

const limitsOf = (sql: RawSqlFigures): readonly string[] => [
  '',
  'The same rows by hand-written SQL, 16 connections:',
  '',
  limitLine('add to cart, statement by statement', sql.click),
  limitLine('add to cart, one procedure', sql.clickProcedure),
  limitLine('whole order, statement by statement', sql.order),
  limitLine('whole order, one procedure', sql.orderProcedure),
  limitLine('the transaction of the order alone, 1 connection', sql.orderAlone),
];

try {
  const idle = shop.memory();
  const fresh = await measureFresh(shop, rows, effort);
  const overHttp = await measureWarm(shop, rows, { effort, rawOf: (row) => measureRawHttp(shop, row, effort) });
  if (options.showsStatements) printStatements(await shop.costliest());
  // Last, because the server delivers the events that it writes. Its orders are made of the carts that the rows have filled.
  const sql = rows.some(rawOf) ? await measureRawSql(shop, effort) : null;
  const warm = overHttp.map((row) => {
    const figures = rawOf(row);
    return figures && sql ? { ...row, raw: sql[figures] } : row;
  });
  const text = [
    preamble(options, loadBefore),
    `- ${memoryLine(shop, idle)}`,
    '',
    'Warm; raw is hand-written SQL for carts and orders, and a bare `node:http` server for what is read:',
    '',
    rowTable(warm),
    '',
    'Fresh, one run of each row directly after the start:',
    '',
    rowTable(fresh),
    ...(sql ? limitsOf(sql) : []),
  ].join('\n');
  print(`\n${text}`);
  if (options.isWritten) await writeSection('ordering', text);
} finally {
  closeConnections();
  await shop.stop();
}
