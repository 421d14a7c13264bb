-- Whether a buyer who orders for some branches may pick goods up at the supplier, which belongs to no branch.
alter table branch_limit add column picks_up boolean not null default true;

create or replace view limited_member as
select b.user_id, b.company_id, b.sees_orders, b.picks_up
from branch_limit b join user_account u on u.id = b.user_id
where u.role = 'buyer' and u.company_id = b.company_id;
