import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { CATALOGUE_ROWS } from '../load/catalogue-rows.ts';
import { measure, median } from '../load/measure.ts';
import type { MeasuredShop } from '../load/measured-shop.ts';
import { seededRandom } from '../load/random.ts';
import { dataOf } from '../load/row.ts';

const TRANSACTIONS = 20;
const SHARE_CHANGED = 0.05;
const READING_SECONDS = 3;
const CHECK_MS = 5;
const LONGEST_WAIT_MS = 30_000;

interface PricedArticle {
  readonly id: number;
  readonly code: string;
}

/** Articles whose list price is the price that buyer 1 sees. */
async function articlesAtListPrice(client: pg.Client): Promise<PricedArticle[]> {
  const { rows } = await client.query<PricedArticle>(
    `select id, code from article a
     where is_visible_on_web and variation_id is null and not is_discontinued
       and not exists (select from contract_price c where c.article_id = a.id and c.company_id < 10000)
       and not exists (select from quantity_break b where b.article_id = a.id)
       and not exists (select from promotion_article s where s.article_id = a.id)
     order by id`,
  );
  return rows;
}

async function visiblePrice({ address, manifest }: MeasuredShop, code: string): Promise<number | undefined> {
  const { articles } = await dataOf<{ articles: { code: string; price: number }[] }>(address, {
    method: 'POST',
    path: '/articles/listing',
    token: manifest.buyers[1]?.token ?? '',
    body: { pageSize: 12, quickSearch: code },
  });
  return articles.find((article) => article.code === code)?.price;
}

/** ms from the commit of each transaction until a listing shows the new price of its last article. */
async function changePrices(
  shop: MeasuredShop,
  client: pg.Client,
  articles: readonly PricedArticle[],
): Promise<number[]> {
  const size = Math.ceil(articles.length / TRANSACTIONS);
  const delays: number[] = [];
  for (let from = 0; from < articles.length; from += size) {
    const changed = articles.slice(from, from + size);
    const last = changed.at(-1);
    if (!last) break;
    const old = await visiblePrice(shop, last.code);
    await client.query('update article set vpc = vpc * 11 / 10 + 1 where id = any($1)', [changed.map(({ id }) => id)]);
    const committed = performance.now();
    while ((await visiblePrice(shop, last.code)) === old && performance.now() - committed < LONGEST_WAIT_MS)
      await delay(CHECK_MS);
    delays.push(performance.now() - committed);
  }
  return delays;
}

/** Changes 5 % of all prices in twenty transactions while category lists are read; a sentence with the figures. */
export async function measurePriceChanges(shop: MeasuredShop): Promise<string> {
  const [row] = CATALOGUE_ROWS;
  if (!row) throw new Error('nothing to read');
  const read = (seed: number) =>
    measure({ connections: row.connections, seconds: READING_SECONDS, work: row.workFor(shop, seededRandom(seed)) });
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const articles = (await articlesAtListPrice(client)).slice(0, shop.manifest.articles * SHARE_CHANGED);
  const before = await read(1);
  const reading = read(2);
  const delays = await changePrices(shop, client, articles);
  const during = await reading;
  await client.end();
  const ms = (value: number): string => value.toFixed(0);
  return (
    `- Changing ${articles.length} prices in ${TRANSACTIONS} transactions: a listing shows the new price ${ms(median(delays))} ms after ` +
    `the commit (median), at most ${ms(Math.max(...delays))} ms. Readers: ${ms(before.rate)}/s, p99 ${ms(before.p99)} ms before; ` +
    `${ms(during.rate)}/s, p99 ${ms(during.p99)} ms meanwhile.`
  );
}
