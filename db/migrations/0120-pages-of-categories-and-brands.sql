-- When the page of a category or a brand was last changed, for search engines. Their place in lists is not on the page.
alter table category add column changed_at timestamptz not null default now();
update category set changed_at = created_at;
-- Null for brands of before: nothing says when they were written.
alter table brand add column changed_at timestamptz;
alter table brand alter column changed_at set default now();

create trigger category_changed_at
  before update of title, parent_category_id, picture_key on category
  for each row
  when ((old.title, old.parent_category_id, old.picture_key)
    is distinct from (new.title, new.parent_category_id, new.picture_key))
  execute function note_article_change();
create trigger brand_changed_at
  before update of title, description, logo_key, website_url on brand
  for each row
  when ((old.title, old.description, old.logo_key, old.website_url)
    is distinct from (new.title, new.description, new.logo_key, new.website_url))
  execute function note_article_change();
alter function note_article_change() rename to note_change_of_page;

-- Pages of categories and brands show alternative text and focus point as well.
create or replace function note_changed_picture() returns trigger language plpgsql as $$
begin
  insert into article_change (article_id)
    select distinct p.article_id from article_picture p join changed c on c.key = p.picture_key;
  insert into reference_change (kind) select tg_table_name
    where exists (select from category join changed c on c.key = picture_key)
      or exists (select from brand join changed c on c.key = logo_key);
  return null;
end $$;
