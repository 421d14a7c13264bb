-- The order that a message is about, until now only part of its link.
alter table system_message add column order_id integer references sales_order on delete set null;
update system_message m set order_id = o.id
from sales_order o
where o.id = substring(m.link from '/(?:orders|guest-order|confirm-order)/(\d{1,9})$')::integer;
-- Deleting an order looks for its messages.
create index system_message_order on system_message (order_id) where order_id is not null;
