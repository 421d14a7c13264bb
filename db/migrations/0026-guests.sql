-- Guests of an open shop are users of a kind of their own: they have a cart and sessions, and nothing to log in with. What is
-- known of them stands in their orders.

alter table user_account alter column username drop not null;
alter table user_account alter column email drop not null;
alter table user_account drop constraint user_account_role_check;
alter table user_account add constraint user_account_role_check
  check (role in ('buyer', 'company_admin', 'private', 'guest', 'sales_representative', 'administrator'));
alter table user_account add constraint user_account_guest_check
  check (case when role = 'guest'
    then num_nonnulls(username, email, password_hash, phone) = 0 and first_name = '' and last_name = ''
    else num_nulls(username, email) = 0 end);
create index user_account_guest on user_account (created_at) where role = 'guest';

-- Their cart is a user's like any other: the hash of a token, which was once to stand for them, never did.
alter table cart drop column guest_token_hash;
alter table cart alter column user_id set not null;
drop index cart_of_user;
create unique index cart_of_user on cart (user_id, acting_company_id) nulls not distinct;

-- A session that a mail about a guest's order opened is good for just that order.
alter table session add column order_id integer references sales_order on delete cascade;
create index session_of_order on session (order_id) where order_id is not null;

-- The links in mails about guests' orders. The token itself is known to the reader of the mail only.
create table order_link (
  -- SHA-256 of the token
  token_hash bytea primary key,
  order_id integer not null references sales_order on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index order_link_order on order_link (order_id);
create index order_link_end on order_link (expires_at);
