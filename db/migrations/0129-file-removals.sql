-- Content that the store is still to delete: the row of its file is gone. It is removed outside of any transaction, and a crash leaves it here for
-- the next run.
create table file_removal (
  storage_key text primary key,
  purpose text not null,
  noted_at timestamptz not null default now()
);
