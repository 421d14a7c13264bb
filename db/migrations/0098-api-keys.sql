-- Keys by which other programs call the shop. Only the hash of a key is stored.
create table api_key (
  id integer generated always as identity primary key,
  title text not null check (title <> ''),
  token_hash bytea not null unique,
  prefix text not null,
  capabilities text[] not null check (cardinality(capabilities) > 0),
  requests_per_minute integer not null check (requests_per_minute > 0),
  expires_at timestamptz,
  created_at timestamptz not null,
  created_by integer not null references user_account (id),
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by integer references user_account (id),
  check ((revoked_at is null) = (revoked_by is null))
);
-- A live key is recognised by its title in the audit log.
create unique index api_key_title on api_key (lower(title)) where revoked_at is null;
create index api_key_created_by on api_key (created_by);
create index api_key_revoked_by on api_key (revoked_by);
