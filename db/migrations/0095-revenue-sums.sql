-- What reports sum up. The module `reports` keeps these tables; they follow from orders, returns and withdrawals, and can be computed again.

-- What a piece cost the supplier when it was ordered, in feninga without VAT; null where nobody had entered it.
alter table sales_order_line add column unit_cost integer check (unit_cost > 0);
update sales_order_line l set unit_cost = nullif(coalesce((
    select h.cost_before from price_history h
    where h.article_id = l.article_id and h.changed_at > o.placed_at order by h.changed_at, h.id limit 1), a.nc), 0)
  from sales_order o, article a where o.id = l.order_id and a.id = l.article_id;

-- By a trigger, so that no way of adding a line forgets it. A line that is copied from another keeps the cost of that one.
create function note_unit_cost() returns trigger language plpgsql as $$
begin
  new.unit_cost := (select nullif(nc, 0) from article where id = new.article_id);
  return new;
end $$;
create trigger sales_order_line_cost before insert on sales_order_line
  for each row when (new.unit_cost is null) execute function note_unit_cost();

-- Orders whose share of the sums may have changed. Only ever added to by triggers: a row that is not committed yet is not seen, and
-- waits for the next time.
create table revenue_change (
  id bigint generated always as identity primary key,
  order_id integer not null
);

-- What each order adds to the sums, by article: net of discounts and returns, without VAT and postage, in feninga.
create table revenue_line (
  order_id integer not null,
  article_id integer not null,
  day date not null,
  -- null for private customers and guests
  company_id integer,
  quantity integer not null,
  revenue bigint not null,
  -- of the pieces whose cost is known, with the part of the revenue that these made
  cost bigint not null,
  costed_revenue bigint not null,
  primary key (order_id, article_id)
);
create index revenue_line_article on revenue_line (article_id, day);
create index revenue_line_company on revenue_line (company_id, day);

create table revenue_by_company (
  day date not null,
  company_id integer,
  orders integer not null,
  quantity bigint not null,
  revenue bigint not null,
  cost bigint not null,
  costed_revenue bigint not null,
  unique nulls not distinct (day, company_id)
);
create index revenue_by_company_company on revenue_by_company (company_id, day);

create table revenue_by_article (
  day date not null,
  article_id integer not null,
  quantity bigint not null,
  revenue bigint not null,
  cost bigint not null,
  costed_revenue bigint not null,
  primary key (day, article_id)
);
create index revenue_by_article_article on revenue_by_article (article_id, day);

create function note_changed_revenue() returns trigger language plpgsql as $$
begin
  insert into revenue_change (order_id) select id from changed;
  return null;
end $$;
create trigger sales_order_revenue_inserted after insert on sales_order referencing new table as changed
  for each statement execute function note_changed_revenue();
create trigger sales_order_revenue_updated after update on sales_order referencing new table as changed
  for each statement execute function note_changed_revenue();

create function note_returned_revenue() returns trigger language plpgsql as $$
begin
  insert into revenue_change (order_id) select order_id from changed where order_id is not null;
  return null;
end $$;
create trigger complaint_revenue_inserted after insert on complaint referencing new table as changed
  for each statement execute function note_returned_revenue();
create trigger complaint_revenue_updated after update on complaint referencing new table as changed
  for each statement execute function note_returned_revenue();
create trigger withdrawal_revenue_inserted after insert on withdrawal referencing new table as changed
  for each statement execute function note_returned_revenue();
create trigger withdrawal_revenue_updated after update on withdrawal referencing new table as changed
  for each statement execute function note_returned_revenue();

-- A shop that has orders already: the job sums them up.
insert into revenue_change (order_id) select id from sales_order order by id;
