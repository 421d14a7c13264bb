-- The company that runs the shop, as documents, mails and pages name it: one row, which the first save adds.
create table supplier (
  id integer primary key default 1 check (id = 1),
  version integer not null default 0 check (version >= 0),
  -- The fields of the form as the contract checks them; null until staff have entered them.
  details jsonb,
  logo_key text
);
