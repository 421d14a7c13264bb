import { stockImports } from '@sjaj/contract';
import { processPending } from '../../src/modules/imports/service/apply-pieces.ts';
import type { Reply } from '../http.ts';
import { sendFile } from '../send-file.ts';
import { someArticle, type SeededShop, stockOf } from './seeded-shop.ts';

interface Goods {
  readonly id: number;
  readonly code: string;
}

/** The back office of a seeded with files of counted stock, and the worker that applies them, two lines a piece. */
export interface ImportFixture {
  readonly goods: (stock: number) => Promise<Goods>;
  readonly someGoods: (count: number, stock: number) => Promise<Goods[]>;
  /** Compares a file of these lines; its id. */
  readonly compare: (lines: readonly string[]) => Promise<number>;
  /** Compares a file that counts so many of each. */
  readonly counted: (all: readonly Goods[], count: number) => Promise<number>;
  readonly apply: (id: number, body?: object, key?: string) => Promise<Reply>;
  readonly stop: (id: number) => Promise<Reply>;
  readonly correct: (id: number, line: number) => Promise<Reply>;
  readonly file: (id: number) => Promise<Reply['data']>;
  /** What became of the lines that differ, in their order. */
  readonly outcomes: (id: number) => Promise<string[]>;
  readonly onHand: (all: readonly Goods[]) => Promise<number[]>;
  /** The changes that the ledger has of an import. */
  readonly ledger: (id: number) => Promise<number[]>;
  /** The names of the jobs that wait for a worker. */
  readonly requests: () => Promise<string[]>;
  readonly work: (signal?: AbortSignal, clock?: () => Date) => Promise<void>;
  /** No job waits and no import is under way any more. */
  readonly clear: () => Promise<void>;
}

let made = 0;

export function openImportFixture(seeded: SeededShop): ImportFixture {
  const { shop, administrator: token } = seeded;
  const { db, call } = shop;
  const goods = async (stock: number): Promise<Goods> => {
    const code = `U-${(made += 1)}/A`;
    return { id: await someArticle(seeded, code, { stock }), code };
  };
  const compare = async (lines: readonly string[]): Promise<number> => {
    const bytes = ['Šifra;Na stanju', ...lines].join('\r\n');
    return (await sendFile(shop, stockImports.compare, { token, name: 'popis.csv', bytes })).data.id;
  };
  const work: ImportFixture['work'] = (signal = new AbortController().signal, clock = shop.now) =>
    processPending(db, { clock, signal, size: 2 });
  const differing = async (id: number): Promise<readonly { readonly outcome: string }[]> =>
    (await call(stockImports.rows, { token, params: { id }, body: { pageSize: 100 } })).data;
  return {
    goods,
    someGoods: (count, stock) => Promise.all(Array.from({ length: count }, () => goods(stock))),
    compare,
    counted: (all, count) => compare(all.map(({ code }) => `${code};${count}`)),
    apply: (id, body = {}, key) => call(stockImports.apply, { token, params: { id }, body, ...(key && { key }) }),
    stop: (id) => call(stockImports.stop, { token, params: { id } }),
    correct: (id, line) =>
      call(stockImports.correctRow, { token, params: { id, line }, body: { code: 'MNOGO', written: '1' } }),
    file: async (id) => (await call(stockImports.one, { token, params: { id } })).data,
    outcomes: async (id) => (await differing(id)).map(({ outcome }) => outcome),
    onHand: (all) => Promise.all(all.map(async ({ id }) => (await stockOf(seeded, id)).onHand)),
    ledger: async (id) =>
      (await db.selectFrom('stock_movement').select('on_hand_change').where('import_id', '=', id).execute()).map(
        (row) => row.on_hand_change,
      ),
    requests: async () => (await db.selectFrom('job_request').select('name').execute()).map(({ name }) => name),
    work,
    async clear() {
      await work();
      await db.deleteFrom('job_request').execute();
    },
  };
}
