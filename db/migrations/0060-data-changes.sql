-- People ask for changes of their own name and e-mail as companies do for their data; staff decide in one list.
alter table company_change rename to data_change;
alter index company_change_pkey rename to data_change_pkey;
alter index company_change_waiting rename to data_change_waiting;
alter index company_change_company rename to data_change_company;
alter index company_change_user rename to data_change_user;
alter index company_change_decided_by rename to data_change_decided_by;
-- Null: the values are the person's own.
alter table data_change alter column company_id drop not null;
alter table data_change add check (company_id is not null or user_id is not null) not valid;
-- One at a time for each person.
create unique index data_change_waiting_person on data_change (user_id) where company_id is null and outcome is null;
