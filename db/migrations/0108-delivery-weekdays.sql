-- The days of the week, Monday is 1, on which the shop's own vans drive to a town; none where they take the usual week.
alter table town
  add column delivery_weekdays smallint[] not null default '{}' check (delivery_weekdays <@ '{1,2,3,4,5}'::smallint[]);

-- As they were when the order was placed: they give the day of delivery of an order that waits, once it waits no more.
alter table sales_order
  add column delivery_weekdays smallint[] not null default '{}' check (delivery_weekdays <@ '{1,2,3,4,5}'::smallint[]);
