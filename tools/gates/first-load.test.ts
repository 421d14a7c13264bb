import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FIRST_PAGES, firstLoadOf } from './first-load-rules.ts';
import { plant, type Tree } from './planted.ts';

const MANIFEST = {
  '_frame.js': { file: 'frame.js', css: ['frame.css'], imports: ['vendor'], dynamicImports: ['page'] },
  'src/app/home.tsx': { file: 'home.js', imports: ['vendor', '_frame.js'] },
  'virtual:texts/shop/bs': { file: 'bs.js' },
  'virtual:texts/shop/en': { file: 'en.js' },
  vendor: { file: 'vendor.js' },
  page: { file: 'page.js' },
};

const STAFF_MANIFEST = {
  'index.html': { file: 'index.js' },
  'src/app/sign-in/login-page.tsx': { file: 'page.js' },
  'virtual:texts/staff/bs': { file: 'bs.js' },
};
const { home, backOffice } = FIRST_PAGES;

let remove: (() => void) | undefined;
afterEach(() => remove?.());

/** Both clients as built, whose files hold 99 bytes each, `plant` adds a line feed. Resolves to the folder of the project. */
function build(changed: Tree = {}, manifest: object = MANIFEST): string {
  const names = ['frame.js', 'frame.css', 'index.js', 'home.js', 'bs.js', 'en.js', 'vendor.js', 'page.js', 'theme.js'];
  const filesOf = (dist: string) => Object.fromEntries(names.map((name) => [`${dist}/${name}`, 'x'.repeat(99)]));
  const planted = plant({
    ...filesOf(home.dist),
    ...filesOf(backOffice.dist),
    [`${home.dist}/.vite/manifest.json`]: JSON.stringify(manifest),
    [`${backOffice.dist}/.vite/manifest.json`]: JSON.stringify(STAFF_MANIFEST),
    ...changed,
  });
  ({ remove } = planted);
  return planted.root;
}

const homeOf = (root: string) => firstLoadOf(join(root, home.dist), home);

const exitCodeOf = (root: string): number => {
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, 'first-load.ts'), root], { stdio: 'pipe' });
    return 0;
  } catch (error) {
    return (error as { readonly status: number }).status;
  }
};

describe('the gate of the first load', () => {
  it('counts each file of the page, of Home and of its texts once, and no other page or language', () => {
    const { files, bytes } = homeOf(build());
    const names = files.map(({ file }) => file).sort();
    expect(names).toEqual(['bs.js', 'frame.css', 'frame.js', 'home.js', 'theme.js', 'vendor.js']);
    expect(bytes).toBe(600);
  });

  it('counts a file as it travels, compressed', () => {
    expect(homeOf(build({ [`${home.dist}/vendor.js.br`]: 'x'.repeat(9) })).bytes).toBe(510);
  });

  it.each([
    ['Home', `${home.dist}/vendor.js`, home.limit - 500],
    ['the log-in of the back office', `${backOffice.dist}/page.js`, backOffice.limit - 300],
  ])('refuses a build of %s above its limit, and no other', (_page, file, rest) => {
    expect(exitCodeOf(build({ [file]: 'x'.repeat(rest - 1) }))).toBe(0);
    remove?.();
    expect(exitCodeOf(build({ [file]: 'x'.repeat(rest) }))).toBe(1);
  });

  it('throws for a manifest without Home', () => {
    const { 'src/app/home.tsx': _home, ...rest } = MANIFEST;
    expect(() => homeOf(build({}, rest))).toThrow('src/app/home.tsx is not in the manifest');
  });
});
