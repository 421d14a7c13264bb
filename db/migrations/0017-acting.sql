-- A sales representative acts for one of the own companies, on the session and on the server's side; and fills a cart
-- of his own for each of them.

alter table session add column acting_company_id integer references company on delete set null;

alter table cart add column acting_company_id integer references company on delete cascade;
alter table cart drop constraint cart_user_id_key;
-- One open cart of a user, and one more for each company that he acts for.
create unique index cart_of_user on cart (user_id, acting_company_id) nulls not distinct where user_id is not null;

-- What the sales representative of a company does is read beside the company.
create index sales_order_by_representative on sales_order (company_id, id desc) where placed_by_user_id is not null;

create index audit_entry_user on audit_entry (user_id, id);
