-- What the servers' read models follow besides article_change: what articles refer to, and what companies agreed.

create table reference_change (
  xact xid8 not null default pg_current_xact_id(),
  kind text not null,
  at timestamptz not null default now()
);
create index reference_change_xact on reference_change (xact);

create function note_changed_reference() returns trigger language plpgsql as $$
begin
  insert into reference_change (kind) values (tg_table_name);
  return null;
end $$;

do $$
declare
  watched text;
begin
  foreach watched in array array[
    'category', 'brand', 'attribute', 'attribute_value', 'variation', 'variation_attribute', 'tag', 'synonym',
    'measurement_unit', 'tax_group', 'company_discount'
  ] loop
    execute format('create trigger %1$s_noted after insert or update or delete or truncate on %1$I
      for each statement execute function note_changed_reference()', watched);
  end loop;

  foreach watched in array array['review', 'article_unit'] loop
    execute format('create trigger %1$s_inserted after insert on %1$I referencing new table as changed
      for each statement execute function note_changed_articles()', watched);
    execute format('create trigger %1$s_updated after update on %1$I referencing new table as changed
      for each statement execute function note_changed_articles()', watched);
    execute format('create trigger %1$s_deleted after delete on %1$I referencing old table as changed
      for each statement execute function note_changed_articles()', watched);
  end loop;
end $$;

create function note_deleted_article_rows() returns trigger language plpgsql as $$
begin
  insert into article_change (article_id) select id from gone;
  return null;
end $$;
create trigger article_deleted after delete on article referencing old table as gone
  for each statement execute function note_deleted_article_rows();
