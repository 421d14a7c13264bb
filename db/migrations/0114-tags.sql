-- Staff edit tags; until now imports only have made them. Tags of one name become one, the oldest.
create temporary table first_tag on commit drop as
  select id, min(id) over (partition by lower(title ->> 'bs')) as first_id from tag;
insert into article_tag (article_id, tag_id)
  select a.article_id, k.first_id from article_tag a join first_tag k on k.id = a.tag_id where k.id <> k.first_id
  on conflict do nothing;
delete from tag t using first_tag k where k.id = t.id and k.id <> k.first_id;

alter table tag add column version integer not null default 1;
create unique index tag_title on tag (lower(title ->> 'bs'));

-- A tag of an article stays, as a brand or an attribute does.
alter table article_tag drop constraint article_tag_tag_id_fkey;
alter table article_tag add constraint article_tag_tag_id_fkey foreign key (tag_id) references tag;
