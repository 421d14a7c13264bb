import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoShop } from '@sjaj/demo';
import { startEmbeddedPostgres } from '@sjaj/embedded-database';
import { openPool } from '../apps/server/src/platform/database/db.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { compareWithSuggestions } from './relevance/beginnings.ts';
import { mean, ndcgAt, recallAt } from './relevance/figures.ts';
import type { Judged } from './relevance/judged.ts';
import { querySet } from './relevance/queries/index.ts';
import { openSearcher } from './relevance/searcher.ts';

/**
 * How well the search finds, by a judged set of queries over the demo shop: for what is sold, how often the first article is right and how
 * many of the first five; for what is not sold, how often the answer is empty. It fails nothing, it informs. With `--misses` it
 * also names the queries for tuning that are not answered well; the held-out ones and the third set stay unseen. With `--beginnings` it
 * also compares pages with suggestions, for every beginning of the queries in words.
 */

const SHOWN = 10;
const FIRST = 5;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Found {
  readonly query: Judged;
  readonly codes: readonly string[];
  /** Place by place, whether what stands there is right. */
  readonly hits: readonly boolean[];
  /** How many groups are right. */
  readonly right: number;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(11);
const isSold = ({ right }: Found): boolean => right > 0;

function line(name: string, found: readonly Found[]): string {
  const [sold, others] = [found.filter(isSold), found.filter((one) => !isSold(one))];
  const over = (some: readonly Found[], figure: (one: Found) => number): string =>
    some.length === 0 ? '–'.padStart(11) : percent(mean(some.map(figure)));
  return [
    name.padEnd(28),
    String(found.length).padStart(8),
    over(sold, ({ hits }) => (hits[0] === true ? 1 : 0)),
    over(sold, ({ hits, right }) => recallAt(FIRST, hits, right)),
    over(sold, ({ hits, right }) => ndcgAt(SHOWN, hits, right)),
    over(others, ({ codes }) => (codes.length === 0 ? 1 : 0)),
  ].join('');
}

function sayTable(name: string, found: readonly Found[]): void {
  say(`${name.padEnd(28)} queries  1st right  of 1st five  nDCG@10      empty`);
  for (const [kind, some] of Map.groupBy(found, ({ query }) => query.kind)) say(line(kind, some));
  say(line('all', found));
}

function sayMisses(found: readonly Found[]): void {
  for (const { query, hits, codes, right } of found) {
    const share = right === 0 ? Number(codes.length === 0) : recallAt(FIRST, hits, right);
    if (share === 1 && (right === 0 || hits[0] === true)) continue;
    say(`${query.kind}: "${query.text}" ${percent(share).trim()} of ${right}: ${codes.slice(0, FIRST).join(' ')}`);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'sjaj-relevance-'));
const quiet = { info: () => undefined, warn: () => undefined };
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: quiet });
await migrate({ url: postgres.url });
const pool = openPool({ url: postgres.url, statementTimeout: 0, sendsAhead: false });
await loadDemoShop(pool, { today: new Date() });
const searcher = await openSearcher(pool, (error) => say(String(error)));

const find = async (query: Judged): Promise<Found> => {
  const codes = await searcher.find(query);
  const right = new Set(query.right.values()).size;
  return { query, codes, hits: codes.map((code) => query.right.has(code)), right };
};

const { tuning, heldOut, third } = querySet();
const known = await Promise.all(tuning.map(find));
const unseen = await Promise.all(heldOut.map(find));
const foreign = await Promise.all(third.map(find));
const set = createHash('sha256')
  .update(JSON.stringify([...tuning, ...heldOut, ...third].map(({ text }) => text)))
  .digest('hex')
  .slice(0, 8);
say(
  `${known.length + unseen.length + foreign.length} judged queries (set ${set}) over ${searcher.size} groups of the demo shop`,
);
sayTable('tuning', known);
sayTable('held-out', unseen);
sayTable('third', foreign);
if (process.argv.includes('--misses')) sayMisses(known);
if (process.argv.includes('--beginnings')) {
  const inWords = tuning.filter(({ kind }) => !/code|EAN/.test(kind));
  const { suggested, sameFirst, empty } = await compareWithSuggestions(searcher, inWords);
  const share = (count: number): string => percent(count / suggested).trim();
  say(
    `of ${suggested} beginnings the page keeps the first suggestion for ${share(sameFirst)}, is empty for ${share(empty)}`,
  );
}

await pool.end();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
