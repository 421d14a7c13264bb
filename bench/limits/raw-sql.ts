import pg from 'pg';
import type { Manifest } from '../dataset/manifest.ts';
import { type Figures, measure, medianOf } from '../load/measure.ts';
import type { MeasuredShop } from '../load/measured-shop.ts';
import type { Effort } from '../load/measure-row.ts';
import { type Random, seededRandom } from '../load/random.ts';

const CONNECTIONS = 16;
const POOL_SIZE = 10;
const LINES = 3;
const ROWS = 24;
const SEED = 12;

/** The rows of one click; $1 is the user, $2 the article. */
const CLICK = [
  'update cart set version = version + 1, updated_at = now() where user_id = $1',
  'select vpc from article where id = $2',
  `insert into cart_item (cart_id, article_id, quantity, seen_price) select id, $2::integer, 1, 100 from cart where user_id = $1
   on conflict (cart_id, article_id) do update set quantity = least(cart_item.quantity + 1, 9999)`,
  `insert into outbox (topic, payload) select 'bench', jsonb_build_object('version', version) from cart where user_id = $1`,
];

const LINE_OF_CART = `cart c join cart_item i on i.cart_id = c.id join article a on a.id = i.article_id`;

/** The rows of one order; $1 is the user, $2 the order. */
const ORDER = [
  'select from cart where user_id = $1 for update',
  `insert into sales_order (id, number, status, company_id, user_id, orderer_name, orderer_email, company_title, delivery_method,
     delivery_title, delivery_address, payment_type_id, language, goods_net, discount, postage_net, net, vat, total, weight_g)
   overriding system value
   select $2::integer, 'B-' || $2::integer, 1, u.company_id, u.id, 'Ana', 'a@firma.test', 'Firma', 'own', 'Dostava', '{}', 3, 'bs', l.net, 0, 0,
     l.net, l.net * 17 / 100, l.net + l.net * 17 / 100, 100
   from user_account u, (select sum(i.quantity * a.vpc)::integer as net from ${LINE_OF_CART} where c.user_id = $1) l
   where u.id = $1`,
  `insert into sales_order_line (order_id, position, article_id, code, title, brand, unit, quantity, reserved, list_price,
     unit_price, price_source, tax_rate_bp, net)
   select $2::integer, row_number() over (), a.id, a.code, a.title, b.title, '{"bs":"kom"}', i.quantity, i.quantity, a.vpc, a.vpc, 'list',
     1700, a.vpc * i.quantity from ${LINE_OF_CART} join brand b on b.id = a.brand_id where c.user_id = $1`,
  // In the order of their keys, as the shop locks them: two orders of the same articles would wait for each other.
  `select from stock_level where article_id in (select article_id from sales_order_line where order_id = $2) order by article_id
   for update`,
  `update stock_level s set reserved = s.reserved + l.reserved from sales_order_line l
   where l.order_id = $2 and s.article_id = l.article_id`,
  `insert into stock_movement (article_id, kind, on_hand_change, reserved_change, order_id)
   select article_id, 'reservation', 0, reserved, $2::integer from sales_order_line where order_id = $2`,
  'insert into sales_order_vat (order_id, tax_rate_bp, base, vat) select id, 1700, net, vat from sales_order where id = $2',
  `insert into sales_order_history (order_id, to_status, user_name) values ($2, 1, 'Ana')`,
  `insert into outbox (topic, payload) values ('bench', jsonb_build_object('order', $2::integer, 'user', $1::integer))`,
  'delete from cart_item i using cart c where c.id = i.cart_id and c.user_id = $1',
  'update cart set version = version + 1, updated_at = now() where user_id = $1',
];

/** PostgreSQL alone: the rows that the shop writes or reads, by prepared statements and by one procedure. */
export interface RawSqlFigures {
  readonly click: Figures;
  readonly clickProcedure: Figures;
  readonly order: Figures;
  readonly orderProcedure: Figures;
  /** One order on one connection. */
  readonly orderAlone: Figures;
}

type Statements = readonly string[];

async function inTransaction(pool: pg.Pool, name: string, statements: Statements, values: number[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [index, text] of statements.entries()) {
      const isSecondUsed = text.includes('$2');
      const isFirstUsed = text.includes('$1');
      const used = isFirstUsed ? values.slice(0, isSecondUsed ? 2 : 1) : values.slice(1);
      const numbered = isFirstUsed ? text : text.replaceAll('$2', '$1');
      await client.query({ name: `${name} ${index}`, text: numbered, values: used });
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

const createProcedure = (name: string, statements: Statements): string =>
  `create or replace function ${name}(integer, integer) returns void language sql as $body$ ${statements.join(';\n')}; $body$`;

async function openPool({ databaseUrl }: MeasuredShop): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  await pool.query(createProcedure('bench_click', CLICK));
  await pool.query(createProcedure('bench_order', ORDER));
  await pool.query('create sequence if not exists bench_order_id start 500000000');
  return pool;
}

/** Users of the data set, so that no two connections wait for the same cart. */
async function usersOf(pool: pg.Pool, { buyers }: Manifest): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select user_id as id from cart join user_account u on u.id = user_id order by user_id desc limit $1',
    [buyers.length],
  );
  return rows.map(({ id }) => id);
}

/** Measures what the database does at most for the rows that `ORDERING_ROWS` write. Carts must exist. */
export async function measureRawSql(shop: MeasuredShop, effort: Effort): Promise<RawSqlFigures> {
  const pool = await openPool(shop);
  try {
    return await measureStatements(pool, shop, effort);
  } finally {
    await pool.end();
  }
}

async function measureStatements(pool: pg.Pool, shop: MeasuredShop, { seconds, runs }: Effort): Promise<RawSqlFigures> {
  const users = await usersOf(pool, shop.manifest);
  const random: Random = seededRandom(SEED);
  let turn = 0;
  const nextUser = (connection: number): number => users[(connection + CONNECTIONS * (turn += 1)) % users.length] ?? 0;
  const article = (): number => random.pick(shop.manifest.orderableIds);
  const procedure = (name: string, values: number[]) => pool.query({ name, text: `select ${name}($1, $2)`, values });
  const nextOrder = async (): Promise<number> => {
    const { rows } = await pool.query<{ id: number }>(`select nextval('bench_order_id')::integer as id`);
    return rows[0]?.id ?? 0;
  };
  const run = (work: (user: number) => Promise<number | void>, connections = CONNECTIONS) =>
    medianOf(runs, () => measure({ connections, seconds, warmUpSeconds: 0.5, work: (index) => work(nextUser(index)) }));
  const click = (user: number) => inTransaction(pool, 'click', CLICK, [user, article()]);
  const placed = async (user: number): Promise<number> => {
    const order = await nextOrder();
    const start = performance.now();
    await inTransaction(pool, 'order', ORDER, [user, order]);
    return performance.now() - start;
  };
  const clicks = async (user: number, work: (user: number) => Promise<unknown>): Promise<void> => {
    for (let line = 0; line < LINES; line += 1) await work(user);
  };
  const clickProcedure = async (user: number) => void (await procedure('bench_click', [user, article()]));
  const figures = {
    click: await run(click),
    clickProcedure: await run(clickProcedure),
    order: await run(async (user) => {
      await clicks(user, click);
      await inTransaction(pool, 'order', ORDER, [user, await nextOrder()]);
    }),
    orderProcedure: await run(async (user) => {
      await clicks(user, clickProcedure);
      await procedure('bench_order', [user, await nextOrder()]);
    }),
    orderAlone: await run(async (user) => {
      await clicks(user, click);
      return placed(user);
    }, 1),
  };
  return figures;
}

/** The rows of 24 articles by key, 16 at once. */
export async function measureRawRead(shop: MeasuredShop, { seconds, runs }: Effort): Promise<Figures> {
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: POOL_SIZE });
  const { articleIds } = shop.manifest;
  const random = seededRandom(SEED);
  const work = async (): Promise<void> => {
    const first = random.below(Math.max(1, articleIds.length - ROWS));
    await pool.query({
      name: 'rows',
      text: `select a.id, a.code, a.title, a.vpc, a.mpc, a.minimum_quantity, a.pack_size, b.title as brand,
          s.on_hand - s.reserved as available
        from article a join brand b on b.id = a.brand_id left join stock_level s on s.article_id = a.id
        where a.id = any($1)`,
      values: [articleIds.slice(first, first + ROWS)],
    });
  };
  const figures = await medianOf(runs, () => measure({ connections: CONNECTIONS, seconds, warmUpSeconds: 0.5, work }));
  await pool.end();
  return figures;
}
