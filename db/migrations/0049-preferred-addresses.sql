-- The delivery address that a user has chosen for their orders, for each company that they buy for: a representative buys for several.
-- Private customers have no company. Checkout proposes it before the address of the last order and the default one of the company.
create table preferred_address (
  user_id integer not null references user_account on delete cascade,
  company_id integer references company on delete cascade,
  address_id integer not null references address on delete cascade,
  unique nulls not distinct (user_id, company_id)
);
create index preferred_address_address on preferred_address (address_id);
create index preferred_address_company on preferred_address (company_id) where company_id is not null;
