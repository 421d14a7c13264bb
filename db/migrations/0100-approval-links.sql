-- Links of mails that ask somebody to approve an order: each opens the decision on one order, for one person.
create table order_approval_link (
  -- SHA-256 of the token
  token_hash bytea primary key,
  order_id integer not null references sales_order on delete cascade,
  user_id integer not null references user_account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index order_approval_link_order on order_approval_link (order_id);
create index order_approval_link_user on order_approval_link (user_id);
create index order_approval_link_end on order_approval_link (expires_at);

-- Every message about an order belongs to the topic of orders, whatever namespace its text is in.
create or replace function message_topic(kind text) returns text language sql immutable parallel safe return
  case
    when kind ~ '^(message\.(order|goodsArrived|newOrder)|paymentMessage\.|orderEditMessage\.|orderApprovalMessage\.)' then 'orders'
    when kind ~ '^(message\.(complaint|newComplaint)|machineMessage\.)' then 'complaints'
    when kind ~ '^message\.(article|request|presentation|newArrival|newPresentation)' then 'requests'
    else 'other'
  end;
update system_message set kind = kind where kind like 'orderEditMessage.%';
