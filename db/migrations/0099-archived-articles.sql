-- An archived article is in no list of the shop, keeps everything that refers to it, and can be restored.
alter table article
  add column archived_at timestamptz,
  add constraint article_archived_is_hidden check (archived_at is null or not is_visible_on_web);
create index article_archived on article (archived_at) where archived_at is not null;
