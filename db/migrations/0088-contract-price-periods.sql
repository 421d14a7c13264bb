-- A contract price may hold for some days only; null where it has no first or last day.
alter table contract_price
  add column valid_from date,
  add column valid_to date,
  add constraint contract_price_period check (valid_from <= valid_to);
