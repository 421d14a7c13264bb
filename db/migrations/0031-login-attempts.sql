-- Log-in: one folding of names, attempts counted by account and network, and what is known of an account's devices.

-- The one way in which user names and e-mails are folded: compatibility forms and full case folding, so that `İ` is not `i`.
create function login_name(name text) returns text
  language sql immutable strict parallel safe
  return normalize(casefold(normalize(name, NFKC) collate pg_unicode_fast), NFKC);

drop index user_account_username;
drop index user_account_email;
create unique index user_account_username on user_account (login_name(username));
create unique index user_account_email on user_account (login_name(email));

drop table login_throttle;
create table login_attempt (
  -- 'user:<id>', or 'name:<SHA-256 of the folded name>' where there is no such account; '' for all accounts together
  account text not null,
  -- '203.0.113.7', '2001:db8:1:2::/64', or 'device:<id>'; '' for all networks together
  origin text not null,
  -- wrong passwords as of `counted_at`; they fade with time
  failures double precision not null,
  counted_at timestamptz not null,
  blocked_until timestamptz not null,
  -- wrong passwords that the audit log does not have yet; counted in the row of the account only
  refused integer not null default 0,
  primary key (account, origin)
);
create index login_attempt_age on login_attempt (counted_at);

-- Browsers that an account has logged in with.
create table login_device (
  id integer generated always as identity primary key,
  user_id integer not null references user_account on delete cascade,
  -- SHA-256 of the token that the browser keeps
  token_hash bytea not null,
  last_used_at timestamptz not null,
  unique (token_hash, user_id)
);
create index login_device_user on login_device (user_id);
create index login_device_age on login_device (last_used_at);

-- Networks that an account has logged in from.
create table login_network (
  user_id integer not null references user_account on delete cascade,
  network text not null,
  last_used_at timestamptz not null,
  primary key (user_id, network)
);
create index login_network_age on login_network (last_used_at);
