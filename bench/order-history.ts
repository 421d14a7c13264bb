import type pg from 'pg';

interface History {
  readonly orders: number;
  readonly companies: number;
  /** The company of order `n`, as SQL; each company in turn where left out. */
  readonly company?: string;
  /** The article of line `p` of order `n`, as SQL; all articles in turn where left out. */
  readonly article?: string;
}

/** Four years of orders, the last two hundred still open, of two lines each. Keys and triggers are left out: it is only to be there. */
export async function seedOrders(client: pg.Client, { orders, companies, ...more }: History): Promise<void> {
  const { company = `n % ${companies} + 1`, article = '(n * 7 + p) % 10000 + 1' } = more;
  await client.query(`
  set session_replication_role = replica;
  insert into company (id, title, jib, address, town_id)
    select n, 'Firma ' || n, '43' || lpad(n::text, 11, '0'), 'Ulica 1', 1 from generate_series(2, ${companies}) n;
  insert into user_account (id, username, email, role, company_id, first_name, last_name)
    select 1000 + n, 'firma' || n, 'ljudi@firma' || n || '.test', 'buyer', n + 1, 'Ana', 'Anić'
    from generate_series(1, ${companies} - 1) n;
  insert into sales_order (id, number, status, company_id, user_id, orderer_name, orderer_email, company_title,
      delivery_method, delivery_title, delivery_address, payment_type_id, language, goods_net, discount, postage_net, net,
      vat, total, weight_g, placed_at)
    select n, 'N-' || n, case when n > ${orders} - 200 then 1 when n % 50 = 0 then 3 else 5 end, ${company},
      case when n % ${companies} = 0 then n / ${companies} % 16 + 1 else 1000 + n % ${companies} end, 'Ana Anić', 'kupac@firma.test', 'Firma', 'own', 'Vlastita dostava',
      '{"contactPerson":"Ana","phone":"036","street":"Ulica 1","town":"Mostar","postalCode":"88000","country":"BiH","note":null}',
      3, 'bs', 2000, 0, 0, 2000, 340, 2340, 100, now() - (${orders} - n) * (interval '4 years' / ${orders})
    from generate_series(1, ${orders}) n;
  insert into sales_order_line (order_id, position, article_id, code, title, brand, unit, quantity, reserved, list_price,
      unit_price, price_source, tax_rate_bp, net)
    select n, p, ${article}, 'A-' || ${article}, '{"bs":"Artikal"}', 'Marka', '{"bs":"kom"}', 1, 0,
      1000, 1000, 'list', 1700, 1000
    from generate_series(1, ${orders}) n, generate_series(1, 2) p;
  insert into sales_order_vat select n, 1700, 2000, 340 from generate_series(1, ${orders}) n;
  insert into sales_order_history (order_id, to_status, user_name, at)
    select n, 1, 'Ana Anić', now() from generate_series(1, ${orders}) n;
  select setval(pg_get_serial_sequence('sales_order', 'id'), ${orders});
  set session_replication_role = origin`);
}
