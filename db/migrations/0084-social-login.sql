-- Accounts of Google and Facebook by which people log in. The provider knows the person by `subject`, which never changes.
create table social_identity (
  id integer generated always as identity primary key,
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id integer not null references user_account on delete cascade,
  -- as the provider named it when the identity was linked; for the person, never for finding an account
  email text,
  created_at timestamptz not null,
  unique (provider, subject),
  unique (user_id, provider)
);

-- One log-in on its way: begun (the token is the state), answered by the provider (the code of the page that it leads back to), or
-- identified without an account so far (the ticket of the form that opens or links one). Each token is used once, by its browser.
create table social_login (
  token_hash bytea primary key,
  browser_hash bytea not null,
  stage text not null check (stage in ('begun', 'answered', 'identified')),
  provider text not null check (provider in ('google', 'facebook')),
  subject text,
  email text,
  is_email_verified boolean not null default false,
  first_name text not null default '',
  last_name text not null default '',
  expires_at timestamptz not null,
  check ((stage = 'begun') = (subject is null))
);
create index social_login_expires on social_login (expires_at);
