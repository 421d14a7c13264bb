-- System messages to staff that are not mailed one by one: the next digest lists them.
create table mail_digest_entry (
  message_id integer primary key references system_message on delete cascade
);
