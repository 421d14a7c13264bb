-- Accounts that the demo made. A shop that runs without the demo closes them.
alter table user_account
  add column is_demo boolean not null default false,
  -- when the shop closed the account because it ran without the demo; null where it did not
  add column demo_closed_at timestamptz;

-- Demos loaded before this migration: every address of theirs ends in .test, which no real mail address can.
update user_account set is_demo = true where email like '%.test';

-- One-time links on which an administrator makes the own account. A used link is deleted.
create table admin_setup_link (
  -- SHA-256 of the token: the token itself stands in the link only
  token_hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
