-- Reference data that staff keep: versions against two editors, switches for what is offered, and what of it is in use.

alter table country
  add column version integer not null default 1,
  add column is_offered boolean not null default true;
-- The shop delivers within the country; towns of others were never offered.
update country set is_offered = false where code <> 'BA';

alter table town
  add column version integer not null default 1,
  add column is_active boolean not null default true,
  alter column entity drop not null;
create unique index town_once on town (country_id, postal_code, (name->>'bs'));

alter table bank
  add column version integer not null default 1,
  add column is_active boolean not null default true;

alter table measurement_unit add column version integer not null default 1;

alter table interest_area
  add column version integer not null default 1,
  add column is_active boolean not null default true;
create unique index interest_area_once on interest_area ((name->>'bs'));

-- KM for one unit of the currency, as the central bank publishes rates.
alter table currency
  add column version integer not null default 1,
  add column km_rate numeric(14, 6) check (km_rate > 0);
update currency set km_rate = round(1000000 / rate_micro::numeric, 5);
alter table currency alter column km_rate set not null, drop column rate_micro;

alter table customer_bank_account add column version integer not null default 1;
create unique index customer_bank_account_default on customer_bank_account (company_id) where is_default;
create index customer_bank_account_bank on customer_bank_account (bank_id);

-- A company may work in several areas.
create table company_interest_area (
  company_id integer not null references company on delete cascade,
  interest_area_id integer not null references interest_area,
  primary key (company_id, interest_area_id)
);
create index company_interest_area_area on company_interest_area (interest_area_id);
insert into company_interest_area (company_id, interest_area_id)
  select id, interest_area_id from company where interest_area_id is not null;
alter table company drop column interest_area_id;

-- What staff note about a company for themselves.
alter table company add column note text;

-- Which rows of the base data a shop has been given: what staff rename or delete is not loaded a second time.
create table base_record (
  kind text not null,
  key text not null,
  primary key (kind, key)
);
insert into base_record (kind, key)
  select 'country', code from country
  union all select 'town', (name->>'bs') || ' ' || postal_code from town
  union all select 'currency', code from currency
  union all select 'taxGroup', code from tax_group
  union all select 'unit', code from measurement_unit
  union all select 'interestArea', name->>'bs' from interest_area;

-- What refers to a record of the reference data, by a name that staff know.
create view reference_use (kind, record_id, name) as
  select 'town', town_id, title from company
  union all select 'town', town_id, company_title from account_request
  union all select 'town', a.town_id, concat_ws(': ', c.title, a.title)
    from address a left join company c on c.id = a.company_id
  union all select 'town', town_id, title from pickup_place
  union all select 'country', country_id, name->>'bs' from town
  union all select 'bank', b.bank_id, c.title from customer_bank_account b join company c on c.id = b.company_id
  union all select 'unit', unit_id, code from article
  union all select 'unit', u.unit_id, a.code from article_unit u join article a on a.id = u.article_id
  union all select 'interest_area', i.interest_area_id, c.title
    from company_interest_area i join company c on c.id = i.company_id
  union all select 'interest_area', area_id, company_title
    from account_request, unnest(interest_area_ids) as chosen (area_id);
