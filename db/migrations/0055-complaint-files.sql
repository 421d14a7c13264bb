-- Pictures and documents of complaints, each with the message that it came with.
create table complaint_file (
  entry_id integer not null references complaint_entry on delete cascade,
  file_id integer not null references stored_file on delete cascade,
  primary key (entry_id, file_id)
);
create index complaint_file_file on complaint_file (file_id);
