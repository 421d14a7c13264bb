-- Every mail of the shop: written with the news that it tells of, composed and sent by the worker, kept for staff to read.
create table outgoing_mail (
  id integer generated always as identity primary key,
  -- the news and the receiver: one event is never told twice
  event_key text not null unique,
  -- the system message that it tells: a text key, its facts, where it leads
  kind text not null,
  facts jsonb not null default '{}',
  link text,
  order_id integer references sales_order on delete cascade,
  user_id integer references user_account on delete set null,
  to_address text not null,
  to_name text not null,
  language text not null,
  sees_prices boolean not null,
  -- null until the worker has composed it
  subject text,
  text_body text,
  html_body text,
  -- fixed with the first try, so that a mail that arrives twice is seen as one
  message_id text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  last_error text,
  -- when it is due; while a worker sends it, when another one may take it over
  due_at timestamptz not null default now(),
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check (state <> 'sent' or sent_at is not null)
);
create index outgoing_mail_due on outgoing_mail (due_at) where state = 'queued';
create index outgoing_mail_state on outgoing_mail (state, id desc);
create index outgoing_mail_order on outgoing_mail (order_id);
