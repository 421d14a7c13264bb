-- The page of an article is kept in memory as well: what it shows besides the card leaves a row in article_change too.

do $$
declare
  watched text;
begin
  foreach watched in array array['article_document', 'article_link', 'article_safety'] loop
    execute format('create trigger %1$s_inserted after insert on %1$I referencing new table as changed
      for each statement execute function note_changed_articles()', watched);
    execute format('create trigger %1$s_updated after update on %1$I referencing new table as changed
      for each statement execute function note_changed_articles()', watched);
    execute format('create trigger %1$s_deleted after delete on %1$I referencing old table as changed
      for each statement execute function note_changed_articles()', watched);
  end loop;
end $$;

create trigger hazard_statement_noted after insert or update or delete or truncate on hazard_statement
  for each statement execute function note_changed_reference();
