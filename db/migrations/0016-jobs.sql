-- What the worker is asked for. Written in the transaction that the request is about; the worker moves it into its queue, whose own
-- tables (schema pgboss) belong to the library that keeps them.
create table job_request (
  id bigint generated always as identity primary key,
  action text not null default 'run' check (action in ('run', 'redrive', 'dismiss')),
  name text not null,
  data jsonb not null default '{}',
  -- Of two waiting requests with the same key one is enough.
  key text,
  -- The dead letter that is sent again or put away.
  letter_id uuid,
  requested_at timestamptz not null default now(),
  unique (name, key)
);
