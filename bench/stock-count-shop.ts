import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { StockImport } from '@sjaj/contract';
import pg from 'pg';
import { type RunningShop, startShop } from './shop-client.ts';

const STAFF_TOKEN = 'shp_bench-staff-bench-staff-bench-staff-bench-staff';
const OPENING = 1_000_000;
const LOOK_EVERY_MS = 100;

/** A shop with so many articles, an administrator who counts them, and a worker. */
interface StockCountShop {
  readonly shop: RunningShop;
  /** Sends a file that counts every article differently and compares it; the import's id. */
  readonly compare: () => Promise<number>;
  readonly apply: (id: number) => Promise<void>;
  /** Resolves when the import has ended; told how far it is until then. */
  readonly ended: (id: number, onProgress?: (file: StockImport) => void) => Promise<StockImport>;
  readonly startWorker: () => ChildProcess;
}

async function fill(shop: RunningShop, articles: number): Promise<void> {
  const client = new pg.Client({ connectionString: shop.superuserUrl.replace(/\/postgres$/, '/sjaj') });
  await client.connect();
  // The articles of the buyers are among those that are counted.
  await client.query(`
    set session_replication_role = replica;
    insert into article (id, code, brand_id, title, unit_id, tax_group_id, vpc, mpc, nc)
      select n, 'A-' || n, 1, '{"bs":"Artikal"}', 1, 1, 100, 117, 50 from generate_series(10001, ${articles}) n;
    insert into stock_level (article_id, on_hand) select n, ${OPENING} from generate_series(10001, ${articles}) n;
    update stock_level set on_hand = ${OPENING};
    insert into setting (key, value) values ('staffSecondFactor', '"off"')
      on conflict (key) do update set value = excluded.value;
    insert into user_account (id, username, email, role, first_name, last_name)
      values (100000, 'osoblje', 'osoblje@sjaj.test', 'administrator', 'Ena', 'Enić');
    set session_replication_role = origin;
    analyze`);
  await client.query(
    `insert into session (token_hash, user_id, expires_at) values ($1, 100000, now() + interval '1 day')`,
    [createHash('sha256').update(STAFF_TOKEN).digest()],
  );
  await client.end();
}

/** What an article is counted at: the same whenever it is asked for. */
export const countOf = (article: number): number => OPENING + 1 + (article % 7);

/** Each line of the file has a note of so many letters, which nobody reads: files of other programs are wide. */
export async function startStockCountShop(articles: number, noteLength = 0): Promise<StockCountShop> {
  const shop = await startShop();
  await fill(shop, articles);
  const path = '/admin/stock-imports';

  async function staff(path: string, init: RequestInit): Promise<StockImport> {
    const headers = { authorization: `Bearer ${STAFF_TOKEN}`, ...init.headers };
    const response = await fetch(new URL(`/api${path}`, shop.address), { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: StockImport }).data;
  }

  return {
    shop,
    async compare() {
      const note = 'x'.repeat(noteLength);
      const lines = Array.from({ length: articles }, (_, n) => `A-${n + 1};${countOf(n + 1)};${note}`);
      const form = new FormData();
      form.set(
        'file',
        new Blob([['Sifra;Kolicina;Napomena', ...lines].join('\n')], { type: 'text/csv' }),
        'stanje.csv',
      );
      return (await staff(path, { method: 'POST', body: form })).id;
    },
    async apply(id) {
      const body = JSON.stringify({ isConfirmed: true });
      const headers = { 'content-type': 'application/json' };
      await staff(`${path}/${id}/apply`, { method: 'POST', body, headers });
    },
    async ended(id, onProgress) {
      for (;;) {
        // Requests fail for a while after the database was killed.
        const file = await staff(`${path}/${id}`, {}).catch(() => null);
        if (file) onProgress?.(file);
        if (file && file.state !== 'applying') return file;
        await delay(LOOK_EVERY_MS);
      }
    },
    startWorker: () =>
      fork(new URL('../apps/server/src/worker.ts', import.meta.url), [], {
        env: { PATH: process.env['PATH'], DATABASE_URL: shop.databaseUrl, LOG_LEVEL: 'silent' },
        stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
      }),
  };
}
