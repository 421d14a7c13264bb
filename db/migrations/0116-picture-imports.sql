-- Pictures of articles from a ZIP: an import of records whose lines are articles with the pictures that they get.
alter table record_import drop constraint record_import_kind_check;
alter table record_import add constraint record_import_kind_check
  check (kind in ('articles', 'prices', 'contract_prices', 'companies', 'users', 'towns', 'pictures'));

create table record_import_picture (
  import_id integer not null references record_import on delete cascade,
  line integer not null,
  place integer not null,
  -- no foreign key, as that of the line
  article_id integer not null,
  -- of the picture in the library
  name text not null,
  sha256 bytea not null,
  -- the file as it was sent, until the picture is made of it
  source_key text,
  -- the picture, once it is made
  picture_key text,
  width integer,
  height integer,
  bytes integer,
  is_broken boolean not null default false,
  primary key (import_id, line, place)
);
-- whether an article has a picture already
create index record_import_picture_of_article on record_import_picture (article_id, sha256);
create index record_import_picture_source on record_import_picture (import_id) where source_key is not null;
