import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isPersonalPage, matchAddress } from './addresses.ts';
import { OPEN_PAGES } from './open-pages.ts';

const STOREFRONT = join(import.meta.dirname, '../../../storefront/src');

it('knows every page of the storefront, as one for everybody or as one of a person', async () => {
  const routes = join(STOREFRONT, 'app/routes');
  const files = (await readdir(routes)).filter((name) => /^[a-z-]+\.tsx?$/.test(name));
  const sources = await Promise.all(files.map((name) => readFile(join(routes, name), 'utf8')));
  const information = await readFile(join(STOREFRONT, 'shared/information.ts'), 'utf8');
  const paths = [
    ...sources.flatMap((source) => [...source.matchAll(/ path: '([^']+)'/g)].map(([, path = '']) => path)),
    ...[...information.matchAll(/href: '([^']+)'/g)].map(([, path = '']) => path),
  ];
  expect(paths.length).toBeGreaterThan(50);
  const isKnown = (path: string): boolean =>
    isPersonalPage(path) || OPEN_PAGES.some(({ pattern }) => matchAddress(pattern, path) !== null);
  // The last route of the storefront takes every other address.
  expect(paths.filter((path) => !isKnown(path.replaceAll(/\$\w*/g, '1')))).toEqual(['/$']);
});
