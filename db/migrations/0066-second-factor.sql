-- What proves who somebody is beside the password. The row is there while a second factor is on.
create table second_factor (
  user_id integer primary key references user_account on delete cascade,
  enabled_at timestamptz not null,
  -- The secret of the authenticator app, encrypted with a key that the database does not have; null without an app.
  sealed_secret bytea,
  app_added_at timestamptz,
  -- The time step of the last accepted code: no code is accepted twice.
  last_step bigint not null default 0,
  check ((sealed_secret is null) = (app_added_at is null))
);

create table passkey (
  id integer generated always as identity primary key,
  user_id integer not null references user_account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator says that it has signed; 0 for one that does not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- Each code replaces the second factor once.
create table recovery_code (
  user_id integer not null references user_account on delete cascade,
  -- SHA-256 of the code, which only its owner knows
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A log-in whose password was right and whose second factor is awaited.
create table login_challenge (
  -- SHA-256 of the token of the attempt
  token_hash bytea primary key,
  user_id integer not null references user_account on delete cascade,
  -- What a passkey has to sign; null where none can be used.
  passkey_challenge text,
  failures integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index login_challenge_user on login_challenge (user_id);

-- A method that is being set up: the password was right, the app or the passkey has not answered yet.
create table second_factor_setup (
  session_id integer primary key references session on delete cascade,
  sealed_secret bytea,
  passkey_challenge text,
  expires_at timestamptz not null,
  check ((sealed_secret is null) <> (passkey_challenge is null))
);
