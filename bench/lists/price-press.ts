import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { PriceChangeView } from '@sjaj/contract';
import { CATALOGUE_ROWS } from '../load/catalogue-rows.ts';
import { quantile } from '../load/measure.ts';
import type { MeasuredShop } from '../load/measured-shop.ts';
import { seededRandom } from '../load/random.ts';
import { type ApiRequest, dataOf, sendToApi } from '../load/row.ts';

const BUYERS = 8;
/** Between two requests of a reader: people look at what they have asked for. */
const LOOK_MS = 100;
const BEFORE_MS = 10_000;
const CHECK_MS = 100;

interface Readers {
  /** ms of what buyers and staff have read since the last call. */
  take(): { readonly buyers: readonly number[]; readonly staff: readonly number[] };
  stop(): Promise<void>;
}

/** Eight buyers who read category lists, and a member of staff who reads the list of articles. */
function startReaders(shop: MeasuredShop): Readers {
  const request = CATALOGUE_ROWS[0]?.request;
  if (!request) throw new Error('nothing to read');
  let isOver = false;
  let buyers: number[] = [];
  let staff: number[] = [];
  const random = seededRandom(97);
  const articles = (): ApiRequest => ({
    method: 'POST',
    path: '/admin/articles/get-articles',
    token: shop.manifest.staffToken,
    body: { page: 1 + random.below(20) },
  });
  const loop = async (next: () => ApiRequest, note: (ms: number) => void): Promise<void> => {
    while (!isOver) {
      const one = next();
      const began = performance.now();
      await sendToApi(shop.address, one);
      note(performance.now() - began);
      await delay(LOOK_MS);
    }
  };
  const loops = [
    ...Array.from({ length: BUYERS }, () =>
      loop(
        () => request(shop.manifest, random),
        (ms) => void buyers.push(ms),
      ),
    ),
    loop(articles, (ms) => void staff.push(ms)),
  ];
  const running = Promise.all(loops);
  running.catch(() => undefined);
  return {
    take() {
      const taken = { buyers, staff };
      buyers = [];
      staff = [];
      return taken;
    },
    async stop() {
      isOver = true;
      await running;
    },
  };
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const began = performance.now();
  return [await work(), performance.now() - began];
}

/** Changes the prices of a category by one press while others read; sentences with the figures. */
export async function measurePricePress(shop: MeasuredShop): Promise<string> {
  const { address, manifest } = shop;
  const token = manifest.staffToken;
  const post = <T>(path: string, body: object): Promise<T> =>
    dataOf<T>(address, {
      method: 'POST',
      path: `/admin/price-changes${path}`,
      token,
      body,
      idempotencyKey: randomUUID(),
    });
  const category = manifest.categories.toSorted(
    (a, b) => Math.abs(a.articles - 3_000) - Math.abs(b.articles - 3_000),
  )[0];
  const selection = { found: { categoryIds: [category?.id] } };
  const rule = { price: 'vpc', change: { by: 'percent', value: 3 }, othersFollow: true, roundTo: 5 };
  const readers = startReaders(shop);
  await delay(BEFORE_MS);
  const before = readers.take();
  const [counted, countMs] = await timed(() => post<{ articles: number }>('/count-articles', { selection }));
  const [{ id }, proposeMs] = await timed(() => post<PriceChangeView>('', { selection, rule }));
  const [, linesMs] = await timed(() => post(`/${id}/get-lines`, { pageSize: 48 }));
  const [, applyMs] = await timed(async () => {
    await post(`/${id}/apply`, { doubtful: 'take' });
    for (;;) {
      const { state } = await dataOf<PriceChangeView>(address, {
        method: 'GET',
        path: `/admin/price-changes/${id}`,
        token,
      });
      if (state === 'done') return;
      await delay(CHECK_MS);
    }
  });
  const meanwhile = readers.take();
  await readers.stop();
  const p99 = (all: readonly number[]): string =>
    `${quantile(all, 0.5).toFixed(0)} / ${quantile(all, 0.99).toFixed(0)} ms`;
  return (
    `- ${counted.articles} prices changed by one press: counted in ${countMs.toFixed(0)} ms, proposed in ${(proposeMs / 1_000).toFixed(2)} s, first lines in ` +
    `${linesMs.toFixed(0)} ms, applied in ${(applyMs / 1_000).toFixed(1)} s. Readers, median / p99: eight buyers' category lists ${p99(before.buyers)} before, ${p99(meanwhile.buyers)} ` +
    `meanwhile; the list of articles of one member of staff ${p99(before.staff)} and ${p99(meanwhile.staff)}.`
  );
}
