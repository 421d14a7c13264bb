import { otherCommit } from './compare/checkout.ts';
import { measureAlternately } from './compare/alternate.ts';
import { CATALOGUE_ROWS } from './load/catalogue-rows.ts';
import { closeConnections } from './load/http-client.ts';
import { startMeasuredShop } from './load/measured-shop.ts';
import { ORDERING_ROWS } from './load/ordering-rows.ts';
import { loadAverages, machine } from './report/machine.ts';
import { benchOptions } from './report/options.ts';
import { print } from './report/server-report.ts';
import { type ComparedRow, comparisonTable, isSlower } from './report/tables.ts';

/**
 * Compares this working tree (head) with another commit (base): both servers run on copies of one data set, and each row is measured
 * alternately on both. `npm run bench:compare -- <commit> --quick`, options in report/options.ts. Ends with 1 where a row
 * has become slower by more than 5 %.
 */
const options = benchOptions();
const [commit] = options.positionals;
if (commit === undefined) throw new Error('name the commit to compare with: npm run bench:compare -- <commit>');
const rows = options.select([...CATALOGUE_ROWS, ...ORDERING_ROWS]);
const base = await otherCommit(commit, options.size);
print(`${machine()}; load ${loadAverages()}; base ${base.sha.slice(0, 7)}, head is the working tree`);
const shops = { base: await startMeasuredShop(base.dataset, base.root), head: await startMeasuredShop(base.dataset) };
try {
  // The migrations of the head may have left rows without statistics, and pages that no index can vouch for.
  await shops.base.vacuum();
  await shops.head.vacuum();
  const compared: ComparedRow[] = [];
  for (const row of rows) {
    const result = await measureAlternately(shops, row, options.effort);
    compared.push(result);
    print(
      `${row.name.padEnd(54)} rate × ${result.rateRatio.toFixed(2)}   cpu × ${result.cpuRatio.toFixed(2)}${isSlower(result) ? '   slower' : ''}`,
    );
  }
  print(`\n${comparisonTable(compared)}\n\nload ${loadAverages()}`);
  process.exitCode = compared.some(isSlower) ? 1 : 0;
} finally {
  closeConnections();
  await Promise.all([shops.base.stop(), shops.head.stop()]);
}
