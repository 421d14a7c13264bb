import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import type { OpenCatalogue } from './catalogue-shop.ts';

const ARTICLES = Number(process.argv[2] ?? 10_000);
const SECONDS = Number(process.argv[3] ?? 5);
const RUNS = 3;

interface Shape {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly connections: number;
}

interface Measured {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

function openShop(): Promise<OpenCatalogue & { child: ChildProcess }> {
  const child = fork(new URL('catalogue-shop.ts', import.meta.url), [String(ARTICLES), ...process.argv.slice(4, 5)]);
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ ...(message as OpenCatalogue), child }));
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
}

/** The answer of a shape, to be sent by a bare server as it is. */
async function answerOf(shop: OpenCatalogue, { method, path, body }: Shape): Promise<string> {
  const response = await fetch(`${shop.address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${shop.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return text;
}

async function load(url: string, token: string, { method, body, connections }: Shape): Promise<Measured> {
  const results: Measured[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { requests, latency, non2xx } = await autocannon({
      url,
      method,
      connections,
      duration: SECONDS,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were not 200`);
    results.push({ rate: requests.average, p50: latency.p50, p99: latency.p99 });
  }
  return results.toSorted((a, b) => a.rate - b.rate)[Math.floor(RUNS / 2)] ?? { rate: 0, p50: 0, p99: 0 };
}

/** Serves the same bytes with nothing around them: what this machine can do at most. */
async function raw(text: string, shape: Shape): Promise<Measured> {
  const answer: unknown = JSON.parse(text);
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const measured = await load(`http://127.0.0.1:${port}/`, '-', shape);
  server.closeAllConnections();
  server.close();
  return measured;
}

interface Filters {
  readonly categories: readonly { id: number; count: number; parentCategoryId: number | null }[];
  readonly attributes: readonly { values: readonly { id: number; count: number }[] }[];
}

async function shapesOf(shop: OpenCatalogue): Promise<readonly Shape[]> {
  const listing = { method: 'POST', path: '/articles/listing', connections: 16 } as const;
  const all = await answerOf(shop, { ...listing, name: 'all', body: { pageSize: 24 } });
  const { filters, articles } = (JSON.parse(all) as { data: { filters: Filters; articles: { id: number }[] } }).data;
  const category = filters.categories.toSorted((a, b) => b.count - a.count)[0]?.id;
  const values = filters.attributes.slice(0, 2).map((attribute) => attribute.values[0]?.id);
  const inCategory = { pageSize: 24, categoryIds: [category] };
  const typed = { quickSearch: 'ruka' };
  const suggestions = { method: 'POST', path: '/articles/suggestions', body: typed } as const;
  const details = { method: 'GET', path: `/articles/details/${articles[0]?.id}` } as const;
  return [
    { ...listing, name: 'category with facets, 16', body: inCategory },
    { ...listing, name: 'category with facets, 1', body: inCategory, connections: 1 },
    {
      ...listing,
      name: 'two attributes + price sort, 16',
      body: { pageSize: 24, attributeValuesIds: values, sortBy: 'vpc' },
    },
    { ...listing, name: 'search, 16', body: { pageSize: 24, quickSearch: 'rukavice nitrilne' } },
    { ...suggestions, name: 'suggestion, 16', connections: 16 },
    { ...suggestions, name: 'suggestion, 1', connections: 1 },
    { ...details, name: 'article detail, 16', connections: 16 },
    { ...details, name: 'article detail, 1', connections: 1 },
  ];
}

const shop = await openShop();
const say = (line: string): void => void process.stdout.write(`${line}\n`);
say(`${ARTICLES} articles: opened in ${shop.openedInMs.toFixed(0)} ms, ${shop.rssMb.toFixed(0)} MB`);
say(
  `${'shape'.padEnd(34)}${'req/s'.padStart(8)}${'p50'.padStart(7)}${'p99'.padStart(7)}${'raw/s'.padStart(9)}  ratio  bytes`,
);
for (const shape of await shapesOf(shop)) {
  const text = await answerOf(shop, shape);
  const ours = await load(`${shop.address}/api${shape.path}`, shop.token, shape);
  const bare = await raw(text, shape);
  const figures = [ours.rate.toFixed(0).padStart(8), String(ours.p50).padStart(7), String(ours.p99).padStart(7)];
  const ratio = `${((100 * ours.rate) / bare.rate).toFixed(0)} %`.padStart(6);
  say(`${shape.name.padEnd(34)}${figures.join('')}${bare.rate.toFixed(0).padStart(9)} ${ratio}  ${text.length}`);
}
shop.child.disconnect();
