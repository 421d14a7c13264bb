-- What the words find as well, and not the other way round. Without targets all words of the group mean the same.
alter table synonym add column targets text[] not null default '{}';
alter table synonym drop constraint synonym_words_check;
alter table synonym add constraint synonym_words_check check (cardinality(words) + cardinality(targets) >= 2 and cardinality(words) >= 1);
