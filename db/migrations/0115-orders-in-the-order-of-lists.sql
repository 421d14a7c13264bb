-- The orders of a person and of a company in the order of their lists: a page is read without the orders before it, and the number of
-- pages without any order.
drop index sales_order_user;
drop index sales_order_company;
create index sales_order_user on sales_order (user_id, company_id, placed_at desc, id desc);
create index sales_order_company on sales_order (company_id, placed_at desc, id desc);
