-- What the back office reads of a million orders and a hundred thousand articles.

-- What a company owes that is not invoiced, and its last order: of the open orders and of one more, not of all.
create index sales_order_open on sales_order (company_id) include (total) where status = any ('{-1,1,2,9,10}');
drop view company_order_total;
create view company_order_total as
  select c.id as company_id,
    (select coalesce(sum(o.total), 0)::bigint from sales_order o
      where o.company_id = c.id and o.status = any ('{-1,1,2,9,10}')) as open_total,
    (select max(o.placed_at) from sales_order o where o.company_id = c.id) as last_order_at
  from company c;

-- The orders of an article from the index alone.
drop index sales_order_line_article;
create index sales_order_line_article on sales_order_line (article_id, order_id desc);

-- What lists of all articles are counted and filtered by: a row of an article is wide, and a price is in no index. The unit is here because a
-- join that the planner leaves out still asks for its column.
create index article_listed on article (id) include (brand_id, unit_id, is_visible_on_web, is_discontinued, archived_at);

-- Lists are sorted by title in the language of the reader.
create index article_title_bs on article ((coalesce(nullif(title->>'bs', ''), title->>'bs') collate "bs-x-icu"), id);
create index article_title_hr on article ((coalesce(nullif(title->>'hr', ''), title->>'bs') collate "bs-x-icu"), id);
create index article_title_sr_latn on article ((coalesce(nullif(title->>'srLatn', ''), title->>'bs') collate "bs-x-icu"), id);
create index article_title_sr_cyrl on article ((coalesce(nullif(title->>'srCyrl', ''), title->>'bs') collate "bs-x-icu"), id);
create index article_title_en on article ((coalesce(nullif(title->>'en', ''), title->>'bs') collate "bs-x-icu"), id);

-- Half a year of mail is searched as other lists are.
alter table outgoing_mail add column search_words text generated always as (
  search_text(to_name || ' ' || to_address || ' ' || coalesce(subject, ''))) stored;
create index outgoing_mail_search_words on outgoing_mail using gin (search_words gin_trgm_ops);
