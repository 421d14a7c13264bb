import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestShop, type TestShop } from '../http.ts';

const STOREFRONT = join(import.meta.dirname, '../../../storefront');

interface Page {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A shop with the page of its storefront, as it stands before the build puts scripts into it. */
export interface PagesShop {
  readonly shop: TestShop;
  /** Opens an address of `http://shop.test` as a browser without script. */
  readonly get: (url: string) => Promise<Page>;
  readonly close: () => Promise<void>;
}

export async function openPagesShop(): Promise<PagesShop> {
  const folder = await mkdtemp(join(tmpdir(), 'sjaj-pages-'));
  await cp(join(STOREFRONT, 'index.html'), join(folder, 'index.html'));
  const shop = await openTestShop({ clients: [{ folder, prefix: '/' }] });
  return {
    shop,
    async get(url) {
      const { statusCode, body, headers } = await shop.app.inject({ url, headers: { host: 'shop.test' } });
      return { status: statusCode, body, headers };
    },
    async close() {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
