-- For whom staff have uploaded a file: a private customer, who has no company to read it by.
alter table stored_file add column reader_id integer references user_account;
create index stored_file_reader on stored_file (reader_id) where reader_id is not null;

-- Applications for work are removed by their age.
create index job_application_received on job_application (received_at);
