-- An order that staff write on the telephone has a cart of its own for each company, beside the one that they fill in the shop.
alter table session drop constraint session_impersonation_mode_check;
alter table session add constraint session_impersonation_mode_check
  check (impersonation_mode in ('view', 'order', 'telephone'));

alter table cart add column is_by_telephone boolean not null default false;
drop index cart_of_user;
create unique index cart_of_user on cart (user_id, acting_company_id, is_by_telephone) nulls not distinct;
