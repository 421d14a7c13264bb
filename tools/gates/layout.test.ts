import { describe, expect, it } from 'vitest';
import { layoutViolations, missingFilesOf, unlistedDecisions } from './layout-rules.ts';

const violations = (path: string, text = ''): string[] => layoutViolations(path, () => text);

describe('the layout gate', () => {
  it.each([
    'apps/server/src/utils/money.ts',
    'packages/ui/src/helpers.ts',
    'demo/common/a.ts',
    'bench/lib/b.mjs',
    'e2e/misc.ts',
  ])('refuses the name %s', (path) => expect(violations(path)).toHaveLength(1));

  it.each(['packages/ui/src/library.ts', 'apps/server/src/modules/catalogue/index.ts'])('lets %s pass', (path) =>
    expect(violations(path)).toEqual([]),
  );

  it.each(['orders/accounts.ts', 'companies/admin/file-form.ts'])('refuses the name %s in a module', (path) =>
    expect(violations(`apps/server/src/modules/${path}`)).toHaveLength(1),
  );

  it.each([
    'orders/admin.routes.ts',
    'orders/service/place.ts',
    'companies/members/store.ts',
    'companies/store/members/read.ts',
    'orders/races.test.ts',
  ])('lets %s in a module pass', (path) => expect(violations(`apps/server/src/modules/${path}`)).toEqual([]));

  it('refuses a file of 251 lines, in any language, unless it is generated', () => {
    const text = 'a\n'.repeat(251);
    expect(violations('packages/ui/src/a.css', text)).toHaveLength(1);
    expect(violations('db/migrations/0001-a.sql', text)).toHaveLength(1);
    expect(violations('db/tables.ts', text)).toEqual([]);
    expect(violations('packages/ui/src/a.css', 'a\n'.repeat(250))).toEqual([]);
  });

  it('refuses words of unfinished work and tests that run alone or not at all', () => {
    expect(violations('a/b.ts', `// ${'TO'}${'DO'}: later`)).toHaveLength(1);
    expect(violations('a/b.test.ts', `it.${'on'}${'ly'}('a', () => {})`)).toHaveLength(1);
    expect(violations('a/b.test.ts', `describe.${'sk'}${'ip'}('a', () => {})`)).toHaveLength(1);
  });

  it("refuses a registry's address in a lock file", () => {
    expect(violations('package-lock.json', '"resolved": "https://registry/a.tgz"')).toHaveLength(1);
    expect(violations('package-lock.json', '"resolved": "apps/server"')).toEqual([]);
  });

  it('refuses a decision that the index does not link', () => {
    const paths = ['docs/decisions/0001-a.md', 'docs/decisions/0002-b.md', 'docs/decisions/README.md'];
    expect(unlistedDecisions(paths, '- [0001](0001-a.md): A')).toEqual([
      'docs/decisions/0002-b.md: missing in docs/decisions/README.md',
    ]);
  });

  it('refuses a guide that names a file that is gone', () => {
    const paths = ['apps/server/src/kernel/mount.ts', 'docs/walkthrough.md'];
    const text = '`kernel/mount.ts` calls `kernel/gone.ts`, and `<module>.admin.ts` is a pattern.';
    expect(missingFilesOf(paths, 'docs/walkthrough.md', text)).toEqual([
      'docs/walkthrough.md: there is no file kernel/gone.ts',
    ]);
    expect(missingFilesOf(paths, 'docs/decisions/0001-a.md', text)).toEqual([]);
  });
});
