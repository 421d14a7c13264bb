-- Orders that the ERP is told of, and what it has of them.
create table erp_order (
  order_id integer primary key references sales_order (id),
  -- Counts what happened with the order: part of the key under which the ERP books a change once.
  change integer not null default 1,
  state text not null default 'queued' check (state in ('queued', 'sent', 'refused')),
  attempts integer not null default 0,
  queued_at timestamptz not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  error text
);
create index erp_order_due on erp_order (due_at, order_id) where state = 'queued';
