import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTheShop } from '../../test/builders/guests.ts';
import { someTerms } from '../../test/builders/place.ts';
import { THE_SUPPLIER, withSupplier } from '../../test/builders/supplier.ts';
import { openTestShop } from '../../test/http.ts';

it('has the colour of the shop in every page, before anything is painted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sjaj-accent-'));
  await cp(join(import.meta.dirname, '../../../storefront/index.html'), join(folder, 'index.html'));
  const shop = await openTestShop({ clients: [{ folder, prefix: '/' }] });
  const colours = async (): Promise<string[]> =>
    [...(await shop.app.inject({ url: '/auth/login' })).body.matchAll(/<meta name="([a-z-]+)" content="(#\w+)"/g)].map(
      ([, name, colour]) => `${name} ${colour}`,
    );
  expect(await colours()).toEqual(['theme-color #0a5b60']);
  await withSupplier(shop.db, { accentColour: '#7b1fa2' });
  shop.wait(2_000);
  expect(await colours()).toEqual(['theme-color #7b1fa2', 'accent #7b1fa2']);
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

it('says on every page, in its language, what needs a script and whom to call instead', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sjaj-no-script-'));
  await cp(join(import.meta.dirname, '../../../storefront/index.html'), join(folder, 'index.html'));
  const shop = await openTestShop({ clients: [{ folder, prefix: '/' }] });
  const noticeOf = async (url: string): Promise<string | undefined> =>
    /<noscript><p [^<>]*>([^<]*)<\/p><\/noscript>/.exec((await shop.app.inject({ url })).body)?.[1];
  expect(await noticeOf('/auth/login')).toMatch(/potreban je JavaScript: uključite ga u pregledniku\.$/);
  await withSupplier(shop.db);
  await someTerms(shop.db);
  await openTheShop(shop);
  shop.wait(2_000);
  expect(await noticeOf('/auth/register/private')).toContain(`Ili nas nazovite: ${THE_SUPPLIER.phone}.`);
  expect(await noticeOf('/terms-and-conditions?lang=en')).toContain(`Or call us: ${THE_SUPPLIER.phone}.`);
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
