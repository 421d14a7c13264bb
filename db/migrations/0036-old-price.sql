-- The struck price that a line showed when its order was placed; null where it showed none.
alter table sales_order_line add column old_price integer check (old_price > unit_price);
