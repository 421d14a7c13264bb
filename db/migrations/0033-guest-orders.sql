-- A guest's order sets goods aside for a limited time, until the guest confirms the e-mail address that it names.

alter table sales_order add column is_email_confirmed boolean not null default true;
-- When the order is cancelled unless the address is confirmed; null where nothing has to be confirmed, or a card pays.
alter table sales_order add column confirm_email_by timestamptz;
alter table sales_order add constraint sales_order_confirm_email_check
  check (confirm_email_by is null or not is_email_confirmed);
create index sales_order_confirm_email_by on sales_order (confirm_email_by)
  where confirm_email_by is not null and status in (-1, 1);

-- A link does one thing: it opens the order, or it confirms the address.
alter table order_link add column purpose text not null default 'open' check (purpose in ('open', 'confirm'));

-- Each mail that a guest has caused to an address that nobody has confirmed: what limits count, over all processes.
create table guest_mail_request (
  id bigint generated always as identity primary key,
  order_id integer not null references sales_order on delete cascade,
  -- an IPv4 address, or the /64 of an IPv6 one
  network text not null,
  -- in lower case
  email text not null,
  requested_at timestamptz not null
);
create index guest_mail_request_network on guest_mail_request (network, requested_at);
create index guest_mail_request_email on guest_mail_request (email, requested_at);
create index guest_mail_request_order on guest_mail_request (order_id);
create index guest_mail_request_end on guest_mail_request (requested_at);
