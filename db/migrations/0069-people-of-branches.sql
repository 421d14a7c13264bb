-- A buyer who orders for some branches (addresses) of the company only. Without a row the person orders for all of them. The row
-- stays when the last of the addresses is gone: nobody gains rights by that.
create table branch_limit (
  user_id integer primary key references user_account on delete cascade,
  company_id integer not null references company on delete cascade,
  -- Whether the person sees what colleagues ordered for these branches.
  sees_orders boolean not null default false
);
create index branch_limit_company on branch_limit (company_id);

create table branch_assignment (
  user_id integer not null references branch_limit on delete cascade,
  address_id integer not null references address on delete cascade,
  primary key (user_id, address_id)
);
create index branch_assignment_address on branch_assignment (address_id);

-- Limits that apply: to buyers, in the company that set them.
create view limited_member as
select b.user_id, b.company_id, b.sees_orders
from branch_limit b join user_account u on u.id = b.user_id
where u.role = 'buyer' and u.company_id = b.company_id;

-- Where an order went, beside its copy of the address.
alter table sales_order add column address_id integer references address on delete set null;
create index sales_order_address on sales_order (address_id) where address_id is not null;
