-- Windows of the request limits that hold over all processes. Losing them in a crash is harmless, so they are not logged.
create unlogged table rate_limit (
  key text primary key,
  ends_at timestamptz not null,
  requests integer not null
);
comment on column rate_limit.key is 'SHA-256 of the route and of the caller, in hex: no address is stored';
