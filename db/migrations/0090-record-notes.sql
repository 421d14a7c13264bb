-- Notes of staff on records of the back office, and the colleagues whom they name.
create table record_note (
  id integer generated always as identity primary key,
  entity text not null,
  entity_id integer not null,
  user_id integer references user_account on delete set null,
  user_name text not null,
  body text not null,
  created_at timestamptz not null
);
create index record_note_record on record_note (entity, entity_id, id desc);
create index record_note_user on record_note (user_id);

create table record_note_mention (
  note_id integer not null references record_note on delete cascade,
  user_id integer not null references user_account on delete cascade,
  primary key (note_id, user_id)
);
create index record_note_mention_user on record_note_mention (user_id);
