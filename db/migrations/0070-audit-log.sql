-- The audit log is read by staff: by time, person, action and record, and searched by the names in it. The title is what the record was
-- called at the time; the words are folded as `search_text` does, by the writer, because an index takes no function that may change.

alter table audit_entry add column title text, add column search_words text not null default '';

alter table audit_entry disable trigger audit_entry_append_only;
update audit_entry set title = left(coalesce(
  after->>'about', before->>'about',
  after#>>'{title,bs}', after->>'title', before#>>'{title,bs}', before->>'title',
  after#>>'{name,bs}', after->>'name', before#>>'{name,bs}', before->>'name',
  after->>'code', before->>'code', after->>'company'
), 200);
update audit_entry set search_words = search_text(user_name || ' ' || coalesce(title, ''));
alter table audit_entry enable trigger audit_entry_append_only;

drop index audit_entry_user;
create index audit_entry_at on audit_entry (at, id);
create index audit_entry_user on audit_entry (user_id, at, id);
create index audit_entry_action on audit_entry (action, at, id);
create index audit_entry_words on audit_entry using gin (search_words gin_trgm_ops);
