-- Two editors of one address: the second save is refused.
alter table address add column version integer not null default 1;
