-- What lists and reports of all articles search, filter, sort and sum by, under the names that it has in the articles. A row of an article has
-- texts in five languages: three of them fill a page, where some twenty of these do. A part of each page is free: a new price that finds room
-- there writes no index. Further processes to read them take longer to begin than to read, on the two cores that a shop has.
create table article_summary (
  id integer primary key references article on delete cascade,
  brand_id integer not null,
  vpc integer not null,
  nc integer not null,
  popularity integer not null,
  is_visible_on_web boolean not null,
  is_discontinued boolean not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  code text not null,
  search_words text
) with (fillfactor = 85, parallel_workers = 0);

insert into article_summary
  select id, brand_id, vpc, nc, popularity, is_visible_on_web, is_discontinued, created_at, archived_at, code, search_words
  from article order by id;

create index article_summary_code on article_summary (code);
create index article_summary_brand on article_summary (brand_id);
create index article_summary_search_words on article_summary using gin (search_words gin_trgm_ops);
drop index article_search_words;
drop index article_listed;

create function summarize_added_articles() returns trigger language plpgsql as $$
begin
  insert into article_summary
    select id, brand_id, vpc, nc, popularity, is_visible_on_web, is_discontinued, created_at, archived_at, code, search_words
    from changed;
  return null;
end $$;
create trigger article_added_to_summary after insert on article referencing new table as changed
  for each statement execute function summarize_added_articles();

-- The rows of the articles are locked by the statement that changes them.
create function summarize_changed_articles() returns trigger language plpgsql as $$
begin
  update article_summary s set
    (brand_id, vpc, nc, popularity, is_visible_on_web, is_discontinued, created_at, archived_at, code, search_words) =
    (c.brand_id, c.vpc, c.nc, c.popularity, c.is_visible_on_web, c.is_discontinued, c.created_at, c.archived_at, c.code, c.search_words)
  from changed c
  where s.id = c.id and
    (s.brand_id, s.vpc, s.nc, s.popularity, s.is_visible_on_web, s.is_discontinued, s.created_at, s.archived_at, s.code, s.search_words)
    is distinct from
    (c.brand_id, c.vpc, c.nc, c.popularity, c.is_visible_on_web, c.is_discontinued, c.created_at, c.archived_at, c.code, c.search_words);
  return null;
end $$;
create trigger article_changed_in_summary after update on article referencing new table as changed
  for each statement execute function summarize_changed_articles();

analyze article_summary;
