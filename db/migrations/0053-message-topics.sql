-- What a message of a kind is about, for filters and for the choices of its readers. A kind that fits nothing is of the topic `other`.
create function message_topic(kind text) returns text language sql immutable parallel safe return
  case
    when kind ~ '^(message\.(order|goodsArrived|newOrder)|paymentMessage\.)' then 'orders'
    when kind ~ '^message\.(complaint|newComplaint)' then 'complaints'
    when kind ~ '^message\.(article|request|presentation|newArrival|newPresentation)' then 'requests'
    else 'other'
  end;
alter table system_message add column topic text generated always as (message_topic(kind)) stored;

-- How a user wants to be told of a topic. Without a row all ways are on. `in_shop` off: messages are in the list but count as read.
create table notification_choice (
  user_id integer not null references user_account on delete cascade,
  topic text not null check (topic in ('orders', 'complaints', 'requests', 'other')),
  in_shop boolean not null,
  mail boolean not null,
  push boolean not null,
  primary key (user_id, topic)
);
