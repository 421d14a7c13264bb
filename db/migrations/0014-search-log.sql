-- The searches of one second for one text are one row.
alter table search_log add column searches integer not null default 1 check (searches > 0);
