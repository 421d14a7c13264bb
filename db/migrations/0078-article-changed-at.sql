-- When the page of an article last changed, for search engines. Its popularity and its stock are not on the page.
alter table article add column changed_at timestamptz not null default now();
update article set changed_at = created_at;

create function note_article_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger article_changed_at
  before update of code, title, short_description, description, brand_id, mpc, disable_selling, is_visible_on_web,
    is_discontinued, video_url on article
  for each row
  when ((old.code, old.title, old.short_description, old.description, old.brand_id, old.mpc, old.disable_selling,
    old.is_visible_on_web, old.is_discontinued, old.video_url)
    is distinct from (new.code, new.title, new.short_description, new.description, new.brand_id, new.mpc,
    new.disable_selling, new.is_visible_on_web, new.is_discontinued, new.video_url))
  execute function note_article_change();
