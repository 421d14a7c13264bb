import { datasetFolder } from './dataset/cache.ts';
import { measurePriceChanges } from './limits/price-changes.ts';
import { measureRawHttp } from './limits/raw-http.ts';
import { measureRawRead } from './limits/raw-sql.ts';
import { CATALOGUE_ROWS } from './load/catalogue-rows.ts';
import { closeConnections } from './load/http-client.ts';
import { startMeasuredShop } from './load/measured-shop.ts';
import { writeSection } from './report/document.ts';
import { loadAverages } from './report/machine.ts';
import { benchOptions } from './report/options.ts';
import { measureFresh, measureWarm, memoryLine, preamble, print, printStatements } from './report/server-report.ts';
import { limitLine, rowTable } from './report/tables.ts';

/**
 * Reading the catalogue over HTTP, beside the raw limits of the machine: `npm run bench:catalogue -- --quick`, options in
 * report/options.ts.
 */
const options = benchOptions();
const { effort } = options;
const rows = options.select(CATALOGUE_ROWS);
const loadBefore = loadAverages();
const shop = await startMeasuredShop(await datasetFolder(options.size));
try {
  const idle = shop.memory();
  const fresh = await measureFresh(shop, rows, effort);
  const warm = await measureWarm(shop, rows, { effort, rawOf: (row) => measureRawHttp(shop, row, effort) });
  if (options.showsStatements) printStatements(await shop.costliest());
  const text = [
    preamble(options, loadBefore),
    `- ${memoryLine(shop, idle)}`,
    '',
    'Warm; raw is a bare `node:http` server that sends the same bytes:',
    '',
    rowTable(warm),
    '',
    'Fresh, one run of each row directly after the start:',
    '',
    rowTable(fresh),
    '',
    limitLine('The rows of 24 articles by key, prepared statement, 16 at once', await measureRawRead(shop, effort)),
    await measurePriceChanges(shop),
  ].join('\n');
  print(`\n${text}`);
  if (options.isWritten) await writeSection('catalogue', text);
} finally {
  closeConnections();
  await shop.stop();
}
