import { describe, expect, it } from 'vitest';
import { retiredWordsIn, wireNamesIn } from './word-rules.ts';

const SERVER = 'apps/server/src/modules/cart/store.ts';
const wireNames = new Set(['saleId']);
const wordsOf = (path: string, source = ''): string[] =>
  retiredWordsIn(path, () => source, wireNames).map(({ text, line }) => `${line}: ${text}`);

describe('the gate of words', () => {
  it.each([
    'packages/contract/src/orders-more.ts',
    'packages/contract/src/articles-shapes.ts',
    'apps/storefront/src/features/cart/page-2.tsx',
    'apps/server/src/modules/coupons/staff/routes.ts',
    'apps/server/src/modules/part-numbers/staff-routes.ts',
    'apps/server/src/modules/stock/open-shelf.ts',
    'apps/server/src/modules/papers/rules.ts',
  ])('refuses the path %s', (path) => expect(wordsOf(path)).not.toEqual([]));

  it.each([
    ['an identifier', 'export const openShelfIndex = 1;', '1: openShelfIndex'],
    ['a type', 'type A = 1;\ninterface Visit {}', '2: Visit'],
    ['a function that has no other word', 'export const onceOnly = () => 1;', '1: onceOnly'],
    ['a part of a statement', 'sql`with shelf as (select 1) select from shelf`;', '1: shelf'],
    ['a line comment', 'const a = 1; // whoever asks', '1: // whoever asks'],
    ['a block comment', '/**\n * Counts anew.\n */', '1: /**\n * Counts anew.\n */'],
    ['a comment about a person', '// he orders', '1: // he orders'],
    ['the title of a test', "it('tells whoever waits', run);", '1: tells whoever waits'],
    ['the title of a table of tests', "describe.each(all)('tidy %s', run);", '1: tidy %s'],
    ['an instruction to the formatter', '// oxfmt-ignore\nconst a = 1;', '1: // oxfmt-ignore'],
  ])('refuses %s', (_what, source, expected) => expect(wordsOf(SERVER, source)).toEqual([expected]));

  it('names a word once a file, at its first place', () => {
    expect(wordsOf(SERVER, 'const a = 1;\nshelf(shelf);')).toEqual(['2: shelf']);
  });

  it.each([
    ['a text of the shop', "const text = 'On the shelf // whoever asks';"],
    ['a name that clients see', 'const row = { saleId: 1 };'],
    ['a word within another', 'const bookmark = 1; // a paperclip'],
    ['a method that is called like a retired name', 'ts.visitNode(node);'],
    ['code in a comment', '// `shelf` in the database'],
  ])('accepts %s', (_what, source) => expect(wordsOf(SERVER, source)).toEqual([]));

  it('reads SQL, CSS and Markdown', () => {
    expect(wordsOf('db/migrations/0099-a.sql', '-- his cart\nselect from shelf;')).toEqual([
      '2: shelf',
      '1: -- his cart',
    ]);
    expect(wordsOf('packages/ui/src/a.css', '/* anew */\n.sj-shelf { }')).toEqual(['2: .sj-shelf', '1: /* anew */']);
    expect(wordsOf('docs/a.md', '# A\n\nWhoever reads `shelf`.\n\n```\nshelf\n```')).toHaveLength(1);
  });

  it('leaves migrations alone that have run: their text is checked by its digest', () => {
    expect(wordsOf('db/migrations/0001-a.sql', '-- anew')).toEqual([]);
  });

  it('takes the names of the wire from the keys in the contract', () => {
    expect(wireNamesIn('a.ts', 'export const Sale = shape({ saleId: Id });')).toEqual(['saleId']);
  });
});
