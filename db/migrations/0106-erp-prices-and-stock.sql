-- Prices and stock that the ERP sends.
alter table price_change add column source text not null default 'staff' check (source in ('staff', 'erp'));
-- a proposal of the ERP is nobody's
alter table price_change alter column user_id drop not null;
alter table price_change add constraint price_change_proposer check (source = 'erp' or user_id is not null);

alter table price_history drop constraint price_history_cause_check;
alter table price_history add constraint price_history_cause_check
  check (cause in ('edit', 'import', 'change', 'undo', 'erp'));

alter table stock_movement drop constraint stock_movement_kind_check;
alter table stock_movement add constraint stock_movement_kind_check check (kind in
  ('opening', 'receipt', 'correction', 'import', 'reservation', 'release', 'hand_over', 'return', 'erp'));

-- What the ERP sent and the shop could not take over. Each run tries it again once the shop has the article.
create table erp_refusal (
  id integer generated always as identity primary key,
  stream text not null check (stream in ('prices', 'stock')),
  code text not null,
  reason text not null,
  -- as the ERP sent it
  record jsonb not null,
  refused_at timestamptz not null,
  tried_at timestamptz not null,
  unique (stream, code)
);
create index erp_refusal_newest on erp_refusal (refused_at desc, id desc);
create index erp_refusal_article on erp_refusal (upper(code));
