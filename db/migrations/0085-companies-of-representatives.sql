-- Those who reach the own companies only are told of the orders of these.
create or replace view back_ordered_line as
  select l.article_id, o.id as order_id, o.number as order_number,
    coalesce(o.company_title, o.orderer_name) as customer, o.placed_at, l.quantity, l.quantity - l.reserved as missing,
    o.company_id
  from sales_order o join sales_order_line l on l.order_id = o.id
  where o.status = -1 and l.reserved < l.quantity;

create or replace view order_reference as
  select id, number, status, orderer_name, company_id from sales_order;
