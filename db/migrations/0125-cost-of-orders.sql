-- An order changes the stock of its articles and nothing else of them. What is left then is said with the change, so that the servers
-- need not read the whole article again where it can be had before and after.
alter table article_change add column available integer;

create function log_changed_stock() returns trigger language plpgsql as $$
begin
  insert into article_change (article_id, available) select article_id, on_hand - reserved from changed;
  return null;
end $$;

drop trigger stock_level_updated on stock_level;
create trigger stock_level_updated after update on stock_level referencing new table as changed
  for each statement execute function log_changed_stock();
