-- What every module stands on: outbox, idempotency, audit.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- News of a transaction, written inside it and handed on after commit. The transaction id tells which rows are
-- surely visible to everyone, so that no reader can step over a row that commits late.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

-- One row for each request that must not happen twice. The answer is stored by the transaction that does the work.
create table idempotency_key (
  actor text not null,
  key text not null,
  route text not null,
  body_hash bytea not null,
  status smallint not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id integer not null,
  user_name text not null,
  action text not null,
  entity text not null,
  entity_id integer,
  before jsonb,
  after jsonb
);
create index audit_entry_entity on audit_entry (entity, entity_id, id);
