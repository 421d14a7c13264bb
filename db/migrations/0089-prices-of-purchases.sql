-- What a purchase cost and why, in feninga: what lower modules compare with today.
create or replace view live_order_line as
  select l.order_id, l.article_id, l.quantity, l.unit_price, l.price_source
  from live_order o join sales_order_line l on l.order_id = o.id;
