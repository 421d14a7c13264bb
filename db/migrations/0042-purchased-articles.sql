-- What each customer has bought before: one row for each customer and article, kept by the module `orders` in the transaction
-- of each order. Customers are companies, and private customers by their user.
create table purchased_article (
  company_id integer references company on delete cascade,
  user_id integer references user_account on delete cascade,
  article_id integer not null references article on delete cascade,
  -- lines of live orders
  times integer not null check (times > 0),
  -- of the last of these orders; the price in feninga
  last_order_id integer not null,
  last_at timestamptz not null,
  last_quantity integer not null,
  last_price integer not null,
  check (num_nonnulls(company_id, user_id) = 1),
  unique nulls not distinct (company_id, user_id, article_id)
);
create index purchased_article_user on purchased_article (user_id) where user_id is not null;
create index purchased_article_article on purchased_article (article_id);

-- The rows of `purchased_article`, counted from the orders. Conditions on customer and article reach the indexes of the orders.
create view purchase_count as
  (select distinct on (o.company_id, l.article_id) o.company_id, null::integer as user_id, l.article_id,
    count(*) over (partition by o.company_id, l.article_id)::integer as times, o.id as last_order_id, o.placed_at as last_at,
    l.quantity as last_quantity, l.unit_price as last_price
  from live_order o join sales_order_line l on l.order_id = o.id
  where o.company_id is not null
  order by o.company_id, l.article_id, o.placed_at desc, o.id desc, l.id desc)
  union all
  (select distinct on (o.user_id, l.article_id) null, o.user_id, l.article_id,
    count(*) over (partition by o.user_id, l.article_id)::integer, o.id, o.placed_at, l.quantity, l.unit_price
  from live_order o join sales_order_line l on l.order_id = o.id
  where o.company_id is null and o.user_id is not null
  order by o.user_id, l.article_id, o.placed_at desc, o.id desc, l.id desc);

insert into purchased_article select * from purchase_count;

-- The lines of live orders.
create view live_order_line as
  select l.order_id, l.article_id, l.quantity from live_order o join sales_order_line l on l.order_id = o.id;
