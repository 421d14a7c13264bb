-- Deleting a user looks for every row that refers to them.
create index complaint_entry_user on complaint_entry (user_id) where user_id is not null;
create index account_request_event_user on account_request_event (user_id) where user_id is not null;
create index user_file_added_by on user_file (added_by);
