import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant, type Tree } from './planted.ts';
import { ROOT } from './project.ts';

const SERVER = 'apps/server/src/modules/cart/';
const SCREEN = 'apps/storefront/src/features/cart/';
const lines = (count: number, line: string): string => Array.from({ length: count }, () => line).join('\n');

/** Each rule, or message of the compiler, with a file that breaks it, and nothing else. */
const VIOLATIONS: readonly (readonly [rule: string, path: string, source: string])[] = [
  ['typescript/no-explicit-any', `${SERVER}any.ts`, 'export const value = (input: any): string => String(input);'],
  [
    'typescript/no-non-null-assertion',
    `${SERVER}sure.ts`,
    'export const first = (list: string[]): string => list[0]!;',
  ],
  ['typescript/no-floating-promises', `${SERVER}ignored.ts`, 'export function go(): void {\n  Promise.resolve(1);\n}'],
  [
    'typescript/no-misused-promises',
    `${SERVER}misused.ts`,
    'export const go = (list: string[]): void => list.forEach(async (x) => Promise.resolve(x));',
  ],
  ['typescript/await-thenable', `${SERVER}awaited.ts`, 'export const go = async (): Promise<number> => await 1;'],
  [
    'typescript/consistent-type-imports',
    `${SERVER}types.ts`,
    "import { Tree } from './tree.ts';\nexport const tree = (): Tree => ({});",
  ],
  [
    'typescript/switch-exhaustiveness-check',
    `${SERVER}state.ts`,
    "export function go(state: 'a' | 'b'): void {\n  switch (state) {\n    case 'a':\n  }\n}",
  ],
  ['no-unused-vars', `${SERVER}unused.ts`, 'const left = 1;\nexport const right = 2;'],
  ['TS1294', `${SERVER}enum.ts`, 'export enum State {\n  Open,\n}'],
  ['TS1294', `${SERVER}namespace.ts`, 'export namespace Names {\n  export const one = 1;\n}'],
  ['TS1294', `${SERVER}property.ts`, 'export class Box {\n  constructor(readonly width: number) {}\n}'],
  ['TS2322', `${SERVER}missing.ts`, 'export const first = (list: readonly string[]): string => list[0];'],
  ['TS2375', `${SERVER}undefined.ts`, 'export const a: { b?: string } = { b: undefined };'],
  ['house/no-spread-literal', `${SERVER}packed.ts`, 'export const size = { ...{ width: 1, height: 2 }, depth: 3 };'],
  ['house/no-export-all', `${SERVER}star.ts`, "export * from './tree.ts';"],
  ['house/no-short-wait', `${SERVER}impatient.test.ts`, "import { vi } from 'vitest';\nawait vi.waitFor(() => 1);"],
  [
    'house/no-search-conversion',
    `${SERVER}search.ts`,
    "export const page = (search: Record<string, unknown>): number => Number(search['page']);",
  ],
  ['import/no-default-export', `${SERVER}default.ts`, 'const one = 1;\nexport default one;'],
  ['max-lines', `${SERVER}long.ts`, lines(251, 'export {};')],
  ['max-statements', `${SERVER}function.ts`, `export function go(): void {\n${lines(41, '  void 0;')}\n}`],
  [
    'max-params',
    `${SERVER}parameters.ts`,
    'export const go = (a: 1, b: 1, c: 1, d: 1, e: 1): number => a + b + c + d + e;',
  ],
  ['house/no-environment', `${SERVER}environment.ts`, 'export const port = process.env.PORT;'],
  ['house/no-clock', `${SERVER}now.ts`, 'export const now = new Date();'],
  ['house/no-clock', `${SERVER}milliseconds.ts`, 'export const now = Date.now();'],
  ['house/no-chance', `${SERVER}chance.ts`, 'export const chance = Math.random();'],
  [
    'house/no-sql-by-template',
    `${SERVER}query.ts`,
    'export const find = (db: { query(sql: string): void }, id: string): void => db.query(`select ${id}`);',
  ],
  [
    'house/no-sql-by-template',
    `${SERVER}raw.ts`,
    "import { sql } from 'kysely';\nexport const order = (by: string) => sql`order by ${sql.raw(by)}`;",
  ],
  ['typescript/only-throw-error', `${SERVER}thrown.ts`, "export function go(): never {\n  throw 'no';\n}"],
  ['house/no-literal-text', `${SCREEN}text.tsx`, 'export const Title = () => <h1>Košarica</h1>;'],
  [
    'house/no-literal-text',
    `${SCREEN}choice.tsx`,
    "export const Title = ({ a }: { a: boolean }) => <h1>{a ? 'Da' : 'Ne'}</h1>;",
  ],
  ['house/no-literal-text', `${SCREEN}attribute.tsx`, 'export const Field = () => <input aria-label="Količina" />;'],
  ['no-restricted-imports', `${SCREEN}lazy.tsx`, "import { lazy } from 'react';\nexport const Page = lazy;"],
  ['react/no-danger', `${SCREEN}html.tsx`, "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;"],
  ['jsx-a11y/alt-text', `${SCREEN}picture.tsx`, 'export const Picture = () => <img src="/a.webp" />;'],
  [
    'react-hooks/rules-of-hooks',
    `${SCREEN}hook.tsx`,
    "import { useState } from 'react';\nexport function Box({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
  ],
];

/** What looks alike and is allowed where it stands. */
const ALLOWED: Tree = {
  'apps/server/src/main.ts': 'export const port = process.env.PORT;',
  'apps/server/src/platform/clock.ts': 'export const now = (): Date => new Date();',
  'apps/storefront/vite.config.ts': 'export default {};',
  [`${SERVER}columns.ts`]: `export const COLUMNS = (): string[] => [\n${lines(120, "  'a',")}\n];`,
  [`${SERVER}dates.ts`]: 'export const parse = (text: string): Date => new Date(text);',
  [`${SERVER}star.test.ts`]: `export function go(): void {\n${lines(80, '  void new Date();')}\n}`,
  [`${SCREEN}signs.tsx`]: 'export const Signs = ({ n }: { n: string }) => <p title={n}>12 % · {n}</p>;',
};

const CONFIGURATION = JSON.stringify({
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: { jsx: 'react-jsx', lib: ['es2024', 'dom'], types: ['node'] },
});
const copied = (path: string): Tree => ({ [path]: readFileSync(join(ROOT, path), 'utf8') });
const SURROUNDINGS: Tree = {
  ...copied('.oxlintrc.json'),
  ...copied('tools/lint/house-rules.mjs'),
  ...copied('tools/lint/no-literal-text.mjs'),
  'package.json': '{ "type": "module" }',
  'apps/server/tsconfig.json': CONFIGURATION,
  'apps/storefront/tsconfig.json': CONFIGURATION,
  [`${SERVER}tree.ts`]: 'export class Tree {}',
};

type Report = { diagnostics: readonly { code: string; filename: string }[]; number_of_files: number };

async function lint(root: string): Promise<Report> {
  const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'apps'];
  // It exits with 1 where it finds something.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch((error) => error);
  return JSON.parse(stdout);
}

/** `typescript(no-eval)` as the configuration writes it; what belongs to no plugin, and the compiler's messages, by their name alone. */
const ruleOf = (code: string): string =>
  code.replace(/^eslint\((.+)\)$|^typescript\((TS\d+)\)$/, '$1$2').replace(/^(.+)\((.+)\)$/, '$1/$2');

describe('the lint gate', () => {
  const planted = plant({
    ...SURROUNDINGS,
    ...ALLOWED,
    ...Object.fromEntries(VIOLATIONS.map(([, path, source]) => [path, source])),
  });
  let report: Report;
  const found = (path: string): Set<string> =>
    new Set(report.diagnostics.filter(({ filename }) => filename === path).map(({ code }) => ruleOf(code)));

  beforeAll(async () => {
    report = await lint(planted.root);
  });
  afterAll(() => planted.remove());

  it.each(VIOLATIONS)('%s refuses %s', (rule, path) => {
    expect(found(path)).toEqual(new Set([rule]));
  });

  it.each(Object.keys(ALLOWED))('lets %s pass', (path) => {
    expect(found(path)).toEqual(new Set());
  });

  it('reads every file', () => {
    expect(report.number_of_files).toBe(VIOLATIONS.length + Object.keys(ALLOWED).length + 1);
  });
});
