-- Finds the unread messages about a record that is handled.
create index system_message_unread_link on system_message (link) where read_at is null;
