-- The lines of a file are searched by stored words: to fold those of 100,000 lines for each search took longer than a statement may.
alter table record_import_row add column search_words text
  generated always as (search_text(code_words(code) || ' ' || title)) stored;
