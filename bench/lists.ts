import { otherCommit } from './compare/checkout.ts';
import { datasetFolder } from './dataset/cache.ts';
import { listReport, measureShapes } from './lists/measure-lists.ts';
import { measurePricePress } from './lists/price-press.ts';
import { listShapes } from './lists/shapes.ts';
import { closeConnections } from './load/http-client.ts';
import { startMeasuredShop } from './load/measured-shop.ts';
import { writeSection } from './report/document.ts';
import { loadAverages, machine, today } from './report/machine.ts';
import { benchOptions } from './report/options.ts';
import { print, printStatements } from './report/server-report.ts';

/**
 * All lists of the back office in each view, order, filter and ten searches, and a change of many prices while others read:
 * `npm run bench:lists`, or `npm run bench:lists -- <commit>` for another commit's server; options in report/options.ts. `--rows` is over lists and shapes, `--runs` how often each
 * shape is sent.
 */
const options = benchOptions({ articles: 100_000 });
const { size, effort } = options;
const loadBefore = loadAverages();
const [commit] = options.positionals;
const other = commit === undefined ? undefined : await otherCommit(commit, size);
const shop = await startMeasuredShop(other?.dataset ?? (await datasetFolder(size)), other?.root);
try {
  const shapes = options.select(listShapes(shop.manifest));
  // Plans are kept and pages are in memory from the second time on.
  await measureShapes(shop, shapes, 1);
  const measured = await measureShapes(shop, shapes, effort.runs);
  const press = await measurePricePress(shop);
  if (options.showsStatements) printStatements(await shop.costliest());
  const text = [
    `- ${today()}, ${machine()}; server, worker, PostgreSQL and load generator share it.`,
    `- Load average (1, 5, 15 minutes) before: ${loadBefore}; after: ${loadAverages()}.`,
    `- ${size.articles.toLocaleString('en-US')} articles, ${size.orders.toLocaleString('en-US')} orders; each shape ${effort.runs} times, after once uncounted.`,
    listReport(measured),
    '',
    press,
  ].join('\n');
  print(`\n${text}`);
  if (options.isWritten) await writeSection('lists', text);
} finally {
  closeConnections();
  await shop.stop();
}
