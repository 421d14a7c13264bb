-- What became of a customer's request for an article that is out, or for a presentation: told by staff, or by the stock.

alter table out_of_stock_request
  -- 'arrived': the stock itself answered
  add column outcome text check (outcome in ('arrived', 'answered', 'closed')),
  add column note text,
  add column answered_by_name text;
update out_of_stock_request set outcome = 'answered' where answered_at is not null;
alter table out_of_stock_request
  add constraint out_of_stock_request_answer check ((outcome is null) = (answered_at is null));
create index out_of_stock_request_waiting on out_of_stock_request (article_id) where answered_at is null;
create index out_of_stock_request_newest on out_of_stock_request (created_at desc, id desc);

alter table presentation_request
  add column outcome text check (outcome in ('arranged', 'declined')),
  add column note text,
  add column answered_by_name text;
update presentation_request set outcome = 'arranged' where answered_at is not null;
alter table presentation_request
  add constraint presentation_request_answer check ((outcome is null) = (answered_at is null));
create index presentation_request_newest on presentation_request (created_at desc, id desc);

-- Whoever puts goods on the shelf, those who wait for them hear of it: staff, an import, an order that was cancelled.
create function announce_arrivals() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload)
    select distinct 'stock.arrived', jsonb_build_object('articleId', c.article_id)
    from changed c join out_of_stock_request r on r.article_id = c.article_id and r.answered_at is null
    where c.on_hand > c.reserved;
  return null;
end $$;
create trigger stock_arrived_new after insert on stock referencing new table as changed
  for each statement execute function announce_arrivals();

create function announce_arrival() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload)
    select 'stock.arrived', jsonb_build_object('articleId', new.article_id)
    where exists (select from out_of_stock_request where article_id = new.article_id and answered_at is null);
  return null;
end $$;
create trigger stock_arrived after update on stock for each row
  when (old.on_hand <= old.reserved and new.on_hand > new.reserved)
  execute function announce_arrival();
