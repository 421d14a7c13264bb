import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Figures } from '../loops.ts';
import { loadShop } from './load.ts';
import type { Shape } from './shapes.ts';
import { type Shop, textOf } from './shop.ts';

export interface Freshness {
  readonly changed: number;
  /** ms from the commit until a listing shows the new price. */
  readonly median: number;
  readonly slowest: number;
  readonly before: Figures;
  readonly during: Figures;
}

const CHUNKS = 20;
const GIVE_UP = 30_000;

/** Changes 5 % of all prices in twenty transactions under load, and looks for one article of each in a listing. */
export async function measureFreshness(shop: Shop, shape: Shape): Promise<Freshness> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  // Where another price is lower, nobody sees that this one has changed.
  const { rows } = await client.query<{ id: number; code: string }>(
    `select id, code from article a
     where is_visible_on_web and variation_id is null and not is_discontinued and id % 10 < 2
       and not exists (select from contract_price c where c.article_id = a.id)
       and not exists (select from quantity_break b where b.article_id = a.id)
       and not exists (select from promotion_article s where s.article_id = a.id)
     order by id`,
  );
  const { rows: all } = await client.query<{ articles: number }>('select count(*)::integer as articles from article');
  const chosen = rows.slice(0, Math.round((all[0]?.articles ?? 0) / 20));
  const size = Math.ceil(chosen.length / CHUNKS);
  const before = await loadShop(shop, shape, { seconds: 3, runs: 1 });
  const loading = loadShop(shop, shape, { seconds: 8, runs: 1 });
  const delays: number[] = [];
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
    const articles = chosen.slice(chunk * size, (chunk + 1) * size);
    const last = articles.at(-1);
    if (!last) break;
    const old = await priceOf(shop, last.code);
    await client.query('update article set vpc = vpc * 11 / 10 + 1 where id = any($1)', [articles.map(({ id }) => id)]);
    const committed = performance.now();
    while ((await priceOf(shop, last.code)) === old && performance.now() - committed < GIVE_UP) await delay(5);
    delays.push(performance.now() - committed);
  }
  const during = await loading;
  await client.end();
  const sorted = delays.toSorted((a, b) => a - b);
  return {
    changed: chosen.length,
    median: sorted[sorted.length >> 1] ?? 0,
    slowest: sorted.at(-1) ?? 0,
    before,
    during,
  };
}

async function priceOf(shop: Shop, code: string): Promise<number | undefined> {
  const body = JSON.stringify({ pageSize: 12, quickSearch: code });
  const text = await textOf(shop, { method: 'POST', path: '/articles/listing', body });
  const { data } = JSON.parse(text) as { data: { articles: { code: string; price: number }[] } };
  return data.articles.find((article) => article.code === code)?.price;
}
