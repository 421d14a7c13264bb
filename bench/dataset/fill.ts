import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Buyer } from './manifest.ts';

const COMPANIES = 100;
const BUYERS = 256;
/** Ids above these are those of the benchmark, beside the demo's own; the first company has the most orders. */
export const FIRST_COMPANY = 10_000;
const FIRST_USER = 20_000;
const FIRST_ADDRESS = 30_000;
const FIRST_ORDER = 1_000_000;
const MUCH_STOCK = 100_000_000;

const CATEGORIES = 200;
const BRANDS = 60;

/** Splits the largest leaf categories and the brands of the demo until there are 200 and 60 of them. */
export async function splitTaxonomy(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table split_category as
      select c.id as old_id, (select max(id) from category) + row_number() over (order by count(*) desc, c.id) as new_id
      from category c join article_category ac on ac.category_id = c.id
      where not exists (select from category child where child.parent_category_id = c.id)
      group by c.id order by count(*) desc, c.id
      limit greatest(0, ${CATEGORIES} - (select count(*) from category));
    insert into category (id, title, parent_category_id, position)
      select s.new_id, (select jsonb_object_agg(key, value || ' II') from jsonb_each_text(c.title)), c.parent_category_id, c.position
      from split_category s join category c on c.id = s.old_id;
    update article_category ac set category_id = s.new_id
      from split_category s join article a on true
      where ac.category_id = s.old_id and ac.article_id = a.id and coalesce(a.variation_id, a.id) % 2 = 0;
    create temp table split_brand as
      select id as old_id, (select max(id) from brand) + row_number() over (order by id) as new_id from brand order by id
      limit greatest(0, ${BRANDS} - (select count(*) from brand));
    insert into brand (id, title) select s.new_id, b.title || ' Plus' from split_brand s join brand b on b.id = s.old_id;
    update article a set brand_id = s.new_id
      from split_brand s where a.brand_id = s.old_id and coalesce(a.variation_id, a.id) % 2 = 1`);
}

/** 100 companies with an address each, and their 256 buyers; every second company has contract prices and discounts. */
export async function addCompanies(client: pg.Client): Promise<void> {
  await client.query(`
    insert into company (id, title, jib, address, town_id)
      select ${FIRST_COMPANY} + n, 'Firma ' || n, '43' || lpad(n::text, 11, '0'), 'Ulica 1', (select min(id) from town)
      from generate_series(0, ${COMPANIES - 1}) n;
    insert into address (id, company_id, title, contact_person, phone, street, town_id, is_default)
      select ${FIRST_ADDRESS} + n, ${FIRST_COMPANY} + n, 'Skladište', 'Ivo', '036 123 456', 'Ulica 1', (select min(id) from town), true
      from generate_series(0, ${COMPANIES - 1}) n;
    insert into user_account (id, username, email, role, company_id, first_name, last_name)
      select ${FIRST_USER} + n, 'kupac' || n, 'kupac' || n || '@firma.test', 'buyer', ${FIRST_COMPANY} + n % ${COMPANIES}, 'Ana', 'Anić'
      from generate_series(0, ${BUYERS - 1}) n;
    insert into contract_price (company_id, article_id, price)
      select ${FIRST_COMPANY} + n, a.id, a.vpc * (80 + n % 15) / 100
      from generate_series(0, ${COMPANIES - 1}, 2) n
        join (select id, vpc, row_number() over (order by id) as place from article) a on (a.place + n * 37) % 50 = 0;
    insert into company_discount (company_id, brand_id, percent_bp)
      select ${FIRST_COMPANY} + n, b.id, 500 + n % 5 * 100
      from generate_series(0, ${COMPANIES - 1}, 2) n
        join (select id, row_number() over (order by id) as place from brand) b on (b.place + n) % 12 = 0;
    insert into company_discount (company_id, category_id, percent_bp)
      select ${FIRST_COMPANY} + n, c.id, 300 + n % 5 * 100
      from generate_series(0, ${COMPANIES - 1}, 2) n
        join (select id, row_number() over (order by id) as place from category) c on (c.place + n) % 40 = 0;
    update stock_level set on_hand = ${MUCH_STOCK}
      where article_id in (select id from article where minimum_quantity = 1 and pack_size = 1) and article_id % 3 = 0`);
}

/** Four years of orders with three lines each; every 20th is the largest company's, the last 200 are still open. */
export async function addOrders(client: pg.Client, orders: number): Promise<void> {
  const company = `(case when n % 20 = 0 then 0 else n::bigint * 7919 % ${COMPANIES - 1} + 1 end)::integer`;
  await client.query(`
    create temp table choice as
      select id, code, title, vpc, nc, brand_id, row_number() over (order by id) - 1 as place from article where is_visible_on_web;
    create unique index on choice (place);
    analyze choice;
    create temp table new_order as
      select n, ${company} as company, ${company} + 100 * (n / 20 % 2) as buyer,
        date_trunc('month', now()) - (${orders} - n) * (interval '4 years' / ${orders}) as placed_at
      from generate_series(1, ${orders}) n;
    insert into sales_order_line (order_id, position, article_id, code, title, brand, unit, quantity, reserved, list_price,
        unit_price, price_source, tax_rate_bp, net, unit_cost)
      select ${FIRST_ORDER} + n, p, a.id, a.code, a.title, b.title, '{"bs":"kom"}', 1 + n % 5, 0, a.vpc, a.vpc, 'list', 1700,
        a.vpc * (1 + n % 5), nullif(a.nc, 0)
      from generate_series(1, ${orders}) n cross join generate_series(1, 3) p
        join choice a on a.place = (n::bigint * case p when 1 then 31 when 2 then 7919 else 104729 end % case p when 1 then 200 else 5000 end + p * 777)
          % (select count(*) from choice)
        join brand b on b.id = a.brand_id;
    insert into sales_order (id, number, status, company_id, user_id, orderer_name, orderer_email, company_title,
        delivery_method, delivery_title, delivery_address, payment_type_id, language, goods_net, discount, postage_net, net,
        vat, total, weight_g, placed_at)
      select ${FIRST_ORDER} + n, 'N-' || n, case when n > ${orders} - 200 then 1 when n % 50 = 0 then 3 else 5 end,
        ${FIRST_COMPANY} + o.company, ${FIRST_USER} + o.buyer, 'Ana Anić', 'kupac@firma.test', 'Firma ' || o.company, 'own', 'Vlastita dostava',
        '{"contactPerson":"Ana","phone":"036","street":"Ulica 1","town":"Mostar","postalCode":"88000","country":"BiH","note":null}',
        3, 'bs', l.net, 0, 0, l.net, l.net * 17 / 100, l.net + l.net * 17 / 100, 100, o.placed_at
      from new_order o join (select order_id, sum(net)::integer as net from sales_order_line group by order_id) l
        on l.order_id = ${FIRST_ORDER} + o.n;
    insert into sales_order_vat select id, 1700, net, vat from sales_order where id > ${FIRST_ORDER};
    insert into sales_order_history (order_id, to_status, user_name, at)
      select id, 1, orderer_name, placed_at from sales_order where id > ${FIRST_ORDER};
    delete from purchased_article;
    insert into purchased_article select * from purchase_count;
    drop table choice, new_order`);
}

const tokenOf = (name: string): string => `shp_${createHash('sha256').update(`bench ${name}`).digest('base64url')}`;

async function addSession(client: pg.Client, token: string, userId: number): Promise<void> {
  const hash = createHash('sha256').update(token).digest();
  await client.query(
    // Last seen in the future: an idle session of staff ends after minutes.
    `insert into session (token_hash, user_id, expires_at, last_seen_at)
     values ($1, $2, now() + interval '10 years', now() + interval '10 years')`,
    [hash, userId],
  );
}

/** Sessions for all buyers and one administrator, with tokens that are the same for every build. */
export async function addSessions(client: pg.Client): Promise<{ buyers: readonly Buyer[]; staffToken: string }> {
  const buyers: Buyer[] = [];
  for (let n = 0; n < BUYERS; n += 1) {
    const company = n % COMPANIES;
    const buyer = { token: tokenOf(`buyer ${n}`), addressId: FIRST_ADDRESS + company, company };
    buyers.push({ ...buyer, hasContract: company % 2 === 0 });
    await addSession(client, buyer.token, FIRST_USER + n);
  }
  const { rows } = await client.query<{ id: number }>(
    `select id from user_account where role = 'administrator' and is_active order by id limit 1`,
  );
  const staffToken = tokenOf('staff');
  await addSession(client, staffToken, rows[0]?.id ?? 0);
  return { buyers, staffToken };
}
