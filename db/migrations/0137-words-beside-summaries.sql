-- The words of the search fill six of seven pages of the summaries, which every list of articles reads whole: they have a table of their own, which
-- only a search reads. Brands stand beside them, for a word may be that of the brand.
create table article_words (
  id integer primary key references article on delete cascade,
  brand_id integer not null,
  search_words text
);
insert into article_words select id, brand_id, search_words from article_summary order by id;
create index article_words_brand on article_words (brand_id);
create index article_words_search_words on article_words using gin (search_words gin_trgm_ops);

alter table article_summary drop column search_words;
-- Writes the table again, without what filled its pages.
cluster article_summary using article_summary_pkey;
alter table article_summary set without cluster;
create index article_summary_archived on article_summary (id) where archived_at is not null;

create or replace function summarize_added_articles() returns trigger language plpgsql as $$
begin
  insert into article_summary
    select id, brand_id, vpc, nc, popularity, is_visible_on_web, is_discontinued, created_at, archived_at, code from changed;
  insert into article_words select id, brand_id, search_words from changed;
  return null;
end $$;

create or replace function summarize_changed_articles() returns trigger language plpgsql as $$
begin
  update article_summary s set
    (brand_id, vpc, nc, popularity, is_visible_on_web, is_discontinued, created_at, archived_at, code) =
    (c.brand_id, c.vpc, c.nc, c.popularity, c.is_visible_on_web, c.is_discontinued, c.created_at, c.archived_at, c.code)
  from changed c
  where s.id = c.id and
    (s.brand_id, s.vpc, s.nc, s.popularity, s.is_visible_on_web, s.is_discontinued, s.created_at, s.archived_at, s.code)
    is distinct from
    (c.brand_id, c.vpc, c.nc, c.popularity, c.is_visible_on_web, c.is_discontinued, c.created_at, c.archived_at, c.code);
  update article_words w set (brand_id, search_words) = (c.brand_id, c.search_words)
  from changed c
  where w.id = c.id and (w.brand_id, w.search_words) is distinct from (c.brand_id, c.search_words);
  return null;
end $$;

-- The articles of a category stand side by side, without a look at each row.
drop index article_category_category;
create index article_category_category on article_category (category_id, article_id);

-- Codes of files are looked up without regard to case. Each two hundred lines of an import read all articles for it.
create index article_upper_code on article (upper(code));

-- Where a unit is used, and whether it may be deleted. An outer join is left out where uses are only counted.
create index article_unit_id on article (unit_id);
create or replace view reference_use (kind, record_id, name) as
  select 'town', town_id, title from company
  union all select 'town', town_id, company_title from account_request
  union all select 'town', a.town_id, concat_ws(': ', c.title, a.title)
    from address a left join company c on c.id = a.company_id
  union all select 'town', town_id, title from pickup_place
  union all select 'country', country_id, name->>'bs' from town
  union all select 'bank', b.bank_id, c.title from customer_bank_account b join company c on c.id = b.company_id
  union all select 'unit', unit_id, code from article
  union all select 'unit', u.unit_id, a.code from article_unit u left join article a on a.id = u.article_id
  union all select 'interest_area', i.interest_area_id, c.title
    from company_interest_area i join company c on c.id = i.company_id
  union all select 'interest_area', area_id, company_title
    from account_request, unnest(interest_area_ids) as chosen (area_id);

-- Sums of a period by customer stand side by side, as those by article do.
alter table revenue_by_company drop constraint revenue_by_company_day_company_id_key;
alter table revenue_by_company add constraint revenue_by_company_day_company_id_key
  unique nulls not distinct (day, company_id) include (orders, quantity, revenue, cost, costed_revenue);
drop index revenue_by_company_company;
create index revenue_by_company_company on revenue_by_company (company_id, day) include (orders, revenue);

-- To fold name and alternative text of 100,000 pictures took a second for each search.
alter table picture add column search_words text
  generated always as (search_text(name || ' ' || key || ' ' || content_words(alt))) stored;
create index picture_search_words on picture using gin (search_words gin_trgm_ops);

analyze article_words, article_summary, article_category, revenue_by_company, picture;
