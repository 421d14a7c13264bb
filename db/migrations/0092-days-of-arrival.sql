-- The days of delivery that the buyer was told when the order was placed; null where none was promised.
alter table sales_order
  add column arrives_from date,
  add column arrives_to date,
  add check (num_nulls(arrives_from, arrives_to) <> 1 and arrives_from <= arrives_to);
