-- A question may be about an order of who asks.
alter table customer_question add column order_id integer references sales_order on delete set null;
create index customer_question_order on customer_question (order_id) where order_id is not null;
