-- What the worker is asked for and what became of it. The queue's own tables (schema pgboss) belong to the library that keeps them.

-- Written in the transaction that the request is about; the worker moves it into its queue.
create table job_request (
  id bigint generated always as identity primary key,
  name text not null,
  data jsonb not null default '{}',
  -- Of two waiting requests with the same key one is enough.
  key text,
  requested_at timestamptz not null default now(),
  unique (name, key)
);

create table job_state (
  id integer generated always as identity primary key,
  name text not null unique,
  -- cron in Europe/Sarajevo; null = only when asked for
  schedule text,
  next_run_at timestamptz,
  -- when a worker last said that it does this job
  seen_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'failed')),
  error text,
  runs integer not null default 0,
  failures integer not null default 0
);

-- Dead letters: what failed with every try. It stays until staff send it again or put it away.
create table job_failure (
  id integer generated always as identity primary key,
  name text not null,
  data jsonb not null,
  error text not null,
  tries integer not null,
  failed_at timestamptz not null
);
