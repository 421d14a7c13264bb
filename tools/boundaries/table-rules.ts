import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPEN_VIEWS, TABLE_OWNERS } from './table-owners.ts';
import { tableUsesIn } from './table-uses.ts';
import { TIERS } from './tiers.ts';

interface TableViolation {
  readonly rule:
    | 'table-is-written-by-its-owner'
    | 'table-is-read-from-its-tier-upwards'
    | 'table-is-used-in-a-store'
    | 'table-has-an-owner';
  /** Path and line, or the name of a table. */
  readonly from: string;
  readonly to: string;
}

export interface TableFindings {
  readonly uses: number;
  readonly violations: readonly TableViolation[];
}

/** Owner of the tables below all modules. */
const PLATFORM = 'platform';
/** What composes the server (`app.ts`, `start.ts` …): it reads every table and writes none. */
const COMPOSITION = 'composition';
const SERVER = /^apps\/server\/src\/(?!.*\.test\.ts$).*\.ts$/;
const COMPOSING_FILE = /^apps\/server\/src\/[^/]+$/;
const MODULE = /^apps\/server\/src\/modules\/([^/]+)\//;
const STORE = /\/store(\/|\.ts$)/;

const ownerOf = new Map(
  Object.entries(TABLE_OWNERS).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);

/** The tables and views of db/tables.ts. */
export function tablesOf(source: string): Set<string> {
  const list = source.slice(source.indexOf('export interface DB {'));
  return new Set(Array.from(list.matchAll(/^ {2}(\w+): /gm), ([, name = '']) => name));
}

/** Checks the tables that each file of the server names in SQL against their owners. Paths are below `root`. */
export function findTableViolations(root: string, paths: readonly string[]): TableFindings {
  const tables = tablesOf(readFileSync(join(root, 'db/tables.ts'), 'utf8'));
  const uses = paths
    .filter((path) => SERVER.test(path))
    .flatMap((path) =>
      tableUsesIn(path, readFileSync(join(root, path), 'utf8'), tables).map((use) => ({ ...use, path })),
    );
  const violations = uses.flatMap(({ table, isWrite, path, line }) => {
    const rule =
      MODULE.test(path) && !STORE.test(path) ? 'table-is-used-in-a-store' : violationOf(table, isWrite, moduleOf(path));
    return rule ? [{ rule, from: `${path}:${line}`, to: `${table} (${ownerOf.get(table) ?? 'nobody'})` }] : [];
  });
  return { uses: uses.length, violations: [...ownerViolations(tables), ...violations] };
}

const moduleOf = (path: string): string =>
  COMPOSING_FILE.test(path) ? COMPOSITION : (MODULE.exec(path)?.[1] ?? PLATFORM);

/** -1 below all modules. */
const tierOf = (module: string): number =>
  module === COMPOSITION ? TIERS.length : TIERS.findIndex((tier) => tier.includes(module));

function violationOf(table: string, isWrite: boolean, module: string): TableViolation['rule'] | undefined {
  const owner = ownerOf.get(table);
  // A table without an owner is reported once, by its name.
  if (owner === undefined || owner === module) return undefined;
  if (isWrite) return 'table-is-written-by-its-owner';
  if (OPEN_VIEWS.includes(table) || tierOf(owner) <= tierOf(module)) return undefined;
  return 'table-is-read-from-its-tier-upwards';
}

function ownerViolations(tables: ReadonlySet<string>): TableViolation[] {
  const rule = 'table-has-an-owner';
  const modules = new Set([PLATFORM, ...TIERS.flat()]);
  return [
    ...[...tables]
      .filter((table) => !ownerOf.has(table))
      .map((table) => ({ rule, from: table, to: 'nobody' }) as const),
    ...[...ownerOf]
      .filter(([table, owner]) => !tables.has(table) || !modules.has(owner))
      .map(([table, owner]) => ({ rule, from: table, to: `${owner}: no such table or module` }) as const),
  ];
}
