-- Two people may edit one attribute, as they may a category or a brand: the second to save is told.
alter table attribute add column version integer not null default 1;
