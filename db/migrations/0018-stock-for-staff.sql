-- What staff do with stock, discount codes and part numbers.

-- The low level of a shelf is its own, or follows the shop's setting; it stands in each row, because listings read it.
alter table stock add column follows_shop_level boolean not null default false;
-- counts what staff set (level, next delivery), not the pieces
alter table stock add column version integer not null default 1;

-- A file of counted stock: compared with the shelves first, applied when somebody says so.
create table stock_import (
  id integer generated always as identity primary key,
  file_name text not null,
  user_id integer not null references user_account,
  user_name text not null,
  created_at timestamptz not null,
  -- all pieces of the shop when the file was compared
  pieces_before bigint not null,
  applied_at timestamptz,
  applied_by_name text
);
create index stock_import_newest on stock_import (created_at desc, id desc);

create table stock_import_row (
  import_id integer not null references stock_import on delete cascade,
  line integer not null,
  code text not null,
  -- the quantity as it stands in the file
  written text not null,
  article_id integer references article on delete cascade,
  -- what was on the shelf when the file was compared with it
  on_hand_before integer,
  on_hand integer,
  -- a change of an import that was applied is done
  outcome text not null check (outcome in ('change', 'same', 'unknown', 'ambiguous', 'duplicate', 'not_a_number',
    'negative', 'below_reserved', 'moved')),
  -- the code that an unknown one resembles most
  nearest text,
  primary key (import_id, line)
);
create index stock_import_row_outcome on stock_import_row (import_id, outcome, line);

alter table stock_movement drop constraint stock_movement_kind_check;
alter table stock_movement add constraint stock_movement_kind_check check (kind in
  ('opening', 'receipt', 'correction', 'import', 'reservation', 'release', 'hand_over', 'return'));
-- No foreign key: it would look the same row up for each of 100,000 movements. Imports that were applied stay.
alter table stock_movement add column import_id integer;
create index stock_movement_import on stock_movement (import_id) where import_id is not null;

-- "jesen 10" and "JESEN10" are one discount code.
create function coupon_key(code text) returns text language sql immutable parallel safe
  return upper(regexp_replace(code, '\s', '', 'g') collate pg_c_utf8);
drop index coupon_code;
create unique index coupon_code on coupon (coupon_key(code));
alter table coupon add column version integer not null default 1;
-- kept for the orders that had it, out of everybody's sight
alter table coupon add column archived_at timestamptz;
create index sales_order_coupon on sales_order (coupon_id, id desc) where coupon_id is not null;

-- A part number names one article of the shop, however it is typed.
alter table company_article_code add column id integer generated always as identity unique;
alter table company_article_code add column version integer not null default 1;
drop index company_article_code_key;
create unique index company_article_code_key on company_article_code (company_id, (code_key(code) collate "C"));
