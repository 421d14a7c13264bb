import { fork } from 'node:child_process';
import pg from 'pg';
import { type Figures, measure, medianOf } from '../loops.ts';
import { type Effort, loadBare, type Loaded } from './load.ts';
import type { Shape } from './shapes.ts';
import { type Shop, textOf } from './shop.ts';

const ANSWERS = 100;
const ROWS = 24;

/** A bare `node:http` server in a process of its own that sends the same answers. */
export async function bareHttp(shop: Shop, shape: Shape, effort: Effort): Promise<Loaded> {
  const step = Math.max(1, Math.floor(shape.asks.length / ANSWERS));
  const answers: string[] = [];
  for (const ask of shape.asks.filter((_, index) => index % step === 0)) answers.push(await textOf(shop, ask));
  const child = fork(new URL('bare-server.ts', import.meta.url));
  const port = await new Promise<number>((resolve) => {
    child.once('message', (message) => resolve(message as number));
    child.send(answers);
  });
  const figures = await loadBare({ address: `http://127.0.0.1:${port}`, child }, shape, effort);
  child.disconnect();
  return figures;
}

/** A prepared statement that reads the rows of 24 cards by their keys, as many at once. */
export async function bareSql(shop: Shop, width: number, { seconds, runs }: Effort): Promise<Figures> {
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 10 });
  const { rows } = await pool.query<{ id: number }>('select id from article where is_visible_on_web order by id');
  let asked = 0;
  const work = async (): Promise<void> => {
    asked += 1;
    const first = (asked * 7_919) % Math.max(1, rows.length - ROWS);
    await pool.query({
      name: 'cards',
      text: `select a.id, a.code, a.title, a.vpc, a.mpc, a.minimum_quantity, a.pack_size, b.title as brand,
          s.on_hand - s.reserved as available
        from article a join brand b on b.id = a.brand_id left join stock_level s on s.article_id = a.id
        where a.id = any($1)`,
      values: [rows.slice(first, first + ROWS).map(({ id }) => id)],
    });
  };
  const figures = await medianOf(runs, () => measure({ width, seconds, work }));
  await pool.end();
  return figures;
}
