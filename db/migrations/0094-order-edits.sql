-- What staff changed in the lines of an order that was not handed over yet.
create table sales_order_edit (
  id bigint generated always as identity primary key,
  order_id integer not null references sales_order on delete cascade,
  reason text not null,
  -- [{ code, title, unit, brand, before: { quantity, unitPrice } | null, after: the same | null }]
  lines jsonb not null,
  total_before integer not null,
  total_after integer not null,
  user_id integer references user_account,
  user_name text not null,
  at timestamptz not null
);
create index sales_order_edit_order on sales_order_edit (order_id, id);
create index sales_order_edit_user on sales_order_edit (user_id);
