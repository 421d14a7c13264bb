-- Addresses of other programs that are told what happens with orders, and what was sent to them.
create table webhook (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name text not null check (name <> ''),
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  is_active boolean not null,
  -- Encrypted; null only while the row is being inserted.
  secret bytea,
  previous_secret bytea,
  -- Until when what is sent is signed with the previous secret, too.
  previous_until timestamptz,
  -- While a receiver does not answer, nothing else is tried.
  paused_until timestamptz
);
create unique index webhook_name on webhook (lower(name));

create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id integer not null references webhook (id) on delete cascade,
  -- The same in each attempt, so that a receiver can tell a repetition.
  message_id text not null,
  event text not null,
  order_id integer,
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'set_aside')),
  attempts integer not null default 0,
  queued_at timestamptz not null,
  due_at timestamptz not null,
  last_attempt_at timestamptz,
  status integer,
  error text,
  duration_ms integer
);
create index webhook_delivery_due on webhook_delivery (due_at, id) where state = 'queued';
create index webhook_delivery_log on webhook_delivery (webhook_id, id desc);
create unique index webhook_delivery_message on webhook_delivery (webhook_id, message_id);
create index webhook_delivery_age on webhook_delivery (queued_at);
