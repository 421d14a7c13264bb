import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FIRST_LOAD_LIMIT, firstLoadOf } from './first-load-rules.ts';
import { plant, type Tree } from './planted.ts';

const MANIFEST = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['vendor'], dynamicImports: ['page'] },
  'src/features/home/index.ts': { file: 'home.js', imports: ['vendor', 'index.html'] },
  'virtual:texts/shop/bs': { file: 'bs.js' },
  'virtual:texts/shop/en': { file: 'en.js' },
  vendor: { file: 'vendor.js' },
  page: { file: 'page.js' },
};

let remove: (() => void) | undefined;
afterEach(() => remove?.());

/** A built storefront whose files hold 99 bytes each, `plant` adds a line feed. */
function build(changed: Tree = {}, manifest: object = MANIFEST): string {
  const names = ['index.js', 'index.css', 'home.js', 'bs.js', 'en.js', 'vendor.js', 'page.js', 'theme.js'];
  const files = Object.fromEntries(names.map((name) => [name, 'x'.repeat(99)]));
  const planted = plant({ ...files, '.vite/manifest.json': JSON.stringify(manifest), ...changed });
  ({ remove } = planted);
  return planted.root;
}

const exitCodeOf = (dist: string): number => {
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, 'first-load.ts'), dist], { stdio: 'pipe' });
    return 0;
  } catch (error) {
    return (error as { readonly status: number }).status;
  }
};

describe('the gate of the first load', () => {
  it('counts each file of the page, of Home and of its texts once, and no other page or language', () => {
    const { files, bytes } = firstLoadOf(build());
    const names = files.map(({ file }) => file).sort();
    expect(names).toEqual(['bs.js', 'home.js', 'index.css', 'index.js', 'theme.js', 'vendor.js']);
    expect(bytes).toBe(600);
  });

  it('counts a file as it travels, compressed', () => {
    expect(firstLoadOf(build({ 'vendor.js.br': 'x'.repeat(9) })).bytes).toBe(510);
  });

  it('refuses a build above the limit, and no other', () => {
    expect(exitCodeOf(build({ 'vendor.js': 'x'.repeat(FIRST_LOAD_LIMIT - 501) }))).toBe(0);
    remove?.();
    expect(exitCodeOf(build({ 'vendor.js': 'x'.repeat(FIRST_LOAD_LIMIT - 500) }))).toBe(1);
  });

  it('throws for a manifest without Home', () => {
    const { 'src/features/home/index.ts': _home, ...rest } = MANIFEST;
    expect(() => firstLoadOf(build({}, rest))).toThrow('src/features/home/index.ts is not in the manifest');
  });
});
