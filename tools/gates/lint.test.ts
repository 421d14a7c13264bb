import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, relative } from 'node:path';
import { lintTree } from './lint-tree.ts';
import { plant, type Tree } from './planted.ts';

const SERVER = 'apps/server/src/modules/cart/';
const SCREEN = 'apps/storefront/src/features/cart/';
const lines = (count: number, line: string): string => Array.from({ length: count }, () => line).join('\n');

/** Each rule with a file that breaks it, and nothing else. */
const VIOLATIONS: readonly (readonly [rule: string, path: string, source: string])[] = [
  [
    '@typescript-eslint/no-explicit-any',
    `${SERVER}any.ts`,
    'export const value = (input: any): string => String(input);',
  ],
  [
    '@typescript-eslint/no-non-null-assertion',
    `${SERVER}sure.ts`,
    'export const first = (list: string[]): string => list[0]!;',
  ],
  [
    '@typescript-eslint/no-floating-promises',
    `${SERVER}ignored.ts`,
    'export function go(): void {\n  Promise.resolve(1);\n}',
  ],
  [
    '@typescript-eslint/no-misused-promises',
    `${SERVER}misused.ts`,
    'export const go = (list: string[]): void => list.forEach(async (x) => Promise.resolve(x));',
  ],
  [
    '@typescript-eslint/await-thenable',
    `${SERVER}awaited.ts`,
    'export const go = async (): Promise<number> => await 1;',
  ],
  [
    '@typescript-eslint/consistent-type-imports',
    `${SERVER}types.ts`,
    "import { Tree } from './tree.ts';\nexport const tree: Tree = {};",
  ],
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    `${SERVER}state.ts`,
    "export function go(state: 'a' | 'b'): void {\n  switch (state) {\n    case 'a':\n  }\n}",
  ],
  ['@typescript-eslint/no-unused-vars', `${SERVER}unused.ts`, 'const left = 1;\nexport const right = 2;'],
  ['no-restricted-syntax', `${SERVER}enum.ts`, 'export enum State {\n  Open,\n}'],
  ['no-restricted-syntax', `${SERVER}namespace.ts`, 'export namespace Names {\n  export const one = 1;\n}'],
  ['no-restricted-syntax', `${SERVER}property.ts`, 'export class Box {\n  constructor(readonly width: number) {}\n}'],
  ['no-restricted-syntax', `${SERVER}packed.ts`, 'export const size = { ...{ width: 1, height: 2 }, depth: 3 };'],
  ['no-restricted-syntax', `${SERVER}star.ts`, "export * from './tree.ts';"],
  ['no-restricted-syntax', `${SERVER}impatient.test.ts`, "import { vi } from 'vitest';\nawait vi.waitFor(() => 1);"],
  ['house/no-default-export', `${SERVER}default.ts`, 'const one = 1;\nexport default one;'],
  ['max-lines', `${SERVER}long.ts`, lines(251, 'export {};')],
  ['max-statements', `${SERVER}function.ts`, `export function go(): void {\n${lines(41, '  void 0;')}\n}`],
  [
    'max-params',
    `${SERVER}parameters.ts`,
    'export const go = (a: 1, b: 1, c: 1, d: 1, e: 1): number => a + b + c + d + e;',
  ],
  ['shop/no-environment', `${SERVER}environment.ts`, 'export const port = process.env.PORT;'],
  ['shop/no-clock', `${SERVER}now.ts`, 'export const now = new Date();'],
  ['shop/no-clock', `${SERVER}milliseconds.ts`, 'export const now = Date.now();'],
  ['shop/no-chance', `${SERVER}chance.ts`, 'export const chance = Math.random();'],
  [
    'shop/no-sql-by-template',
    `${SERVER}query.ts`,
    'export const find = (db: { query(sql: string): void }, id: string): void => db.query(`select ${id}`);',
  ],
  [
    'shop/no-sql-by-template',
    `${SERVER}raw.ts`,
    "import { sql } from 'kysely';\nexport const order = (by: string) => sql`order by ${sql.raw(by)}`;",
  ],
  ['@typescript-eslint/only-throw-error', `${SERVER}thrown.ts`, "export function go(): never {\n  throw 'no';\n}"],
  ['screens/no-literal-text', `${SCREEN}text.tsx`, 'export const Title = () => <h1>Košarica</h1>;'],
  [
    'screens/no-literal-text',
    `${SCREEN}choice.tsx`,
    "export const Title = ({ a }: { a: boolean }) => <h1>{a ? 'Da' : 'Ne'}</h1>;",
  ],
  ['screens/no-literal-text', `${SCREEN}attribute.tsx`, 'export const Field = () => <input aria-label="Količina" />;'],
  ['no-restricted-imports', `${SCREEN}lazy.tsx`, "import { lazy } from 'react';\nexport const Page = lazy;"],
  ['html/no-raw-html', `${SCREEN}html.tsx`, "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;"],
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
  compilerOptions: {
    strict: true,
    jsx: 'react-jsx',
    module: 'nodenext',
    allowImportingTsExtensions: true,
    noEmit: true,
    lib: ['es2024', 'dom'],
  },
});
const SURROUNDINGS: Tree = {
  'apps/server/tsconfig.json': CONFIGURATION,
  'apps/storefront/tsconfig.json': CONFIGURATION,
  [`${SERVER}tree.ts`]: 'export type Tree = Record<string, string>;',
};

describe('the lint gate', () => {
  const planted = plant({
    ...SURROUNDINGS,
    ...ALLOWED,
    ...Object.fromEntries(VIOLATIONS.map(([, path, source]) => [path, source])),
  });
  let found: Map<string, string[]>;

  beforeAll(async () => {
    const results = await lintTree(planted.root);
    found = new Map(
      results.map(({ filePath, messages }) => [
        relative(planted.root, filePath),
        messages.map(({ ruleId }) => ruleId ?? 'unparsed'),
      ]),
    );
  });
  afterAll(() => planted.remove());

  it.each(VIOLATIONS)('%s refuses %s', (rule, path) => {
    expect(new Set(found.get(path))).toEqual(new Set([rule]));
  });

  it.each(Object.keys(ALLOWED))('lets %s pass', (path) => {
    expect(found.get(join(path))).toEqual([]);
  });
});
