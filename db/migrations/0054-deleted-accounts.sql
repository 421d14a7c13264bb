-- A person who has deleted their account: a row without name, address or password, which orders still refer to.
alter table user_account drop constraint user_account_role_check;
alter table user_account add constraint user_account_role_check check (
  role in ('buyer', 'company_admin', 'private', 'guest', 'sales_representative', 'administrator', 'deleted')
);
alter table user_account drop constraint user_account_guest_check;
alter table user_account add constraint user_account_name_check
  check (case when role in ('guest', 'deleted')
    then num_nonnulls(username, email, password_hash, phone) = 0 and first_name = '' and last_name = ''
    else num_nulls(username, email) = 0 end);
