import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant, type Tree } from '../gates/planted.ts';
import { projectFiles, ROOT } from '../gates/project.ts';
import { findTableViolations, tablesOf, type TableFindings } from './table-rules.ts';
import { tableUsesIn } from './table-uses.ts';

const MODULES = 'apps/server/src/modules';
const TABLES = readFileSync(join(ROOT, 'db/tables.ts'), 'utf8');

/** Each file breaks the rule at its first line. */
const VIOLATIONS: readonly (readonly [rule: string, path: string, source: string])[] = [
  ['table-is-written-by-its-owner', `${MODULES}/cart/store.ts`, "db.insertInto('sales_order').values(row);"],
  ['table-is-written-by-its-owner', `${MODULES}/imports/store/count.ts`, 'sql`update stock_level set on_hand = 1`;'],
  ['table-is-written-by-its-owner', `${MODULES}/guests/store/session.ts`, "db.deleteFrom('session as s').execute();"],
  ['table-is-written-by-its-owner', 'apps/server/src/kernel/records.ts', "db.updateTable('company').set(form);"],
  ['table-is-written-by-its-owner', `${MODULES}/vendors/store.ts`, "const r = { ...tableRecords('brand', mapping) };"],
  ['table-is-written-by-its-owner', `${MODULES}/wishlist/store.ts`, "export const p = pictureOwner('brand');"],
  ['table-is-written-by-its-owner', `${MODULES}/visits/store.ts`, "await updateRow(tx, 'company', id, columns);"],
  ['table-is-written-by-its-owner', 'apps/server/src/app.ts', 'query(`delete from session`);'],
  [
    'table-is-read-from-its-tier-upwards',
    `${MODULES}/stock/store.ts`,
    "db.selectFrom(['stock_level', 'sales_order as o']);",
  ],
  [
    'table-is-read-from-its-tier-upwards',
    `${MODULES}/pricing/store.ts`,
    "db.selectFrom('article').leftJoin('cart', on);",
  ],
  ['table-is-read-from-its-tier-upwards', `${MODULES}/coupons/store.ts`, 'sql`select from coupon c, sales_order o`;'],
  ['table-is-read-from-its-tier-upwards', `${MODULES}/companies/store.ts`, "sql`${sql.table('sales_order')} o`;"],
  ['table-is-read-from-its-tier-upwards', 'apps/server/src/platform/http/mount.ts', 'sql`select from session`;'],
  ['table-is-used-in-a-store', `${MODULES}/cart/service.ts`, "db.selectFrom('cart').selectAll();"],
  ['table-is-used-in-a-store', `${MODULES}/cart/rules/lines.ts`, 'sql`delete from cart`;'],
];

const ALLOWED: Tree = {
  [`${MODULES}/orders/store.ts`]:
    "db.insertInto('sales_order');\nsql`select from article join stock_level using (id)`;",
  [`${MODULES}/mail/store.ts`]: "db.selectFrom('outbox');\nsql`select 1 from sales_order`;",
  [`${MODULES}/articles/store.ts`]:
    'sql`with cart as (select 1) select from cart`;\nsql`insert into article values (1) on conflict do update set id = 1`;',
  [`${MODULES}/coupons/store.test.ts`]: "db.insertInto('sales_order').values(row);",
  'apps/server/src/start.ts': 'query(`select exists (select from article)`);',
};

describe('the tables gate', () => {
  const planted = plant({
    'db/tables.ts': TABLES,
    ...ALLOWED,
    ...Object.fromEntries(VIOLATIONS.map(([, path, source]) => [path, source])),
  });
  let findings: TableFindings;

  beforeAll(() => {
    const paths = [...Object.keys(ALLOWED), ...VIOLATIONS.map(([, path]) => path)];
    findings = findTableViolations(planted.root, paths);
  });
  afterAll(() => planted.remove());

  it.each(VIOLATIONS)('%s refuses %s', (rule, path) => {
    expect(findings.violations.filter(({ from }) => from === `${path}:1`).map((error) => error.rule)).toEqual([rule]);
  });

  it('accepts an owner that writes, a higher module that reads, a query that names its own part like a table, and tests', () => {
    const allowed = Object.keys(ALLOWED);
    expect(findings.violations.filter(({ from }) => allowed.some((path) => from.startsWith(path)))).toEqual([]);
  });

  it('refuses a table without an owner', () => {
    const tree = plant({
      'db/tables.ts': TABLES.replace('export interface DB {', 'export interface DB {\n  planted_table: PlantedTable;'),
    });
    expect(findTableViolations(tree.root, []).violations).toEqual([
      { rule: 'table-has-an-owner', from: 'planted_table', to: 'nobody' },
    ]);
    tree.remove();
  });

  it('refuses an owner of a table that is gone', () => {
    const tree = plant({ 'db/tables.ts': TABLES.replace('  coupon: Coupon;\n', '') });
    expect(findTableViolations(tree.root, []).violations).toMatchObject([
      { rule: 'table-has-an-owner', from: 'coupon' },
    ]);
    tree.remove();
  });

  it('knows every table of the database and an owner for each', () => {
    expect(tablesOf(TABLES).size).toBeGreaterThan(80);
    expect(findTableViolations(ROOT, []).violations).toEqual([]);
  });
});

describe('the tables in a source file', () => {
  const tables = new Set(['stock', 'article', 'cart']);
  const usesOf = (source: string) =>
    tableUsesIn('store.ts', source, tables).map(
      ({ table, isWrite, line }) => `${isWrite ? 'writes' : 'reads'} ${table} at ${line}`,
    );

  it.each([
    ['sql`insert into stock select from article`;', ['writes stock at 1', 'reads article at 1']],
    ['sql`\n  select from article\n  left join stock on true`;', ['reads article at 2', 'reads stock at 3']],
    ['sql`select ${a} from article for update of stock`;', ['reads article at 1']],
    ['sql`select 1 where a is distinct from stock`;', []],
    ["db.selectFrom('article').select('stock');", ['reads article at 1']],
    ["list('stock', (t) => db.deleteFrom(t));", ['reads stock at 1']],
  ])('%j', (source, expected) => expect(usesOf(source)).toEqual(expected));

  it('are used in the project by their owners and by the modules above', { tags: 'full' }, () => {
    const { uses, violations } = findTableViolations(ROOT, projectFiles());
    expect(uses).toBeGreaterThan(500);
    expect(violations).toEqual([]);
  });
});
