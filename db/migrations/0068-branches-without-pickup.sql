-- Some branches are only visited: they are shown with hours and phone, and checkout does not offer them.
alter table pickup_place add column offers_pickup boolean not null default true;
