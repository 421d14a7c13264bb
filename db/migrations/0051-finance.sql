-- Finance records: what kind of document each one is, what is still open of it, and the files that belong to it.

alter table finance_record
  add column kind text not null default 'other'
    check (kind in ('opening', 'invoice', 'credit_note', 'payment', 'other')),
  -- the number of the document that a payment or credit note settles; the oldest ones where it names none
  add column settles text,
  -- feninga: of a debit what is still to be paid, of a credit what has settled nothing yet; kept by the module on each write
  add column open_amount integer not null default 0 check (open_amount >= 0),
  add column order_id integer references sales_order on delete set null;

update finance_record set kind = case
  when payment_term is not null then 'invoice'
  when claims > 0 then 'payment'
  when owes > 0 then 'opening'
  else 'other' end;

-- The number of a document is what an import recognises a record by.
update finance_record r set account_number = r.account_number || '/' || r.id
where exists (
  select from finance_record o
  where o.company_id = r.company_id and o.account_number = r.account_number and o.id < r.id
);
create unique index finance_record_number on finance_record (company_id, account_number);
create index finance_record_order on finance_record (order_id);
create index finance_record_open on finance_record (company_id, payment_term) where open_amount > 0;

-- Credits settle the debits that fall due first.
with paid as (
  select company_id, sum(claims) as total from finance_record group by company_id
), debit as (
  select r.id, r.owes, p.total,
    sum(r.owes) over (
      partition by r.company_id order by coalesce(r.payment_term, r.booking_date), r.booking_date, r.id
    ) as reached
  from finance_record r join paid p using (company_id) where r.owes > 0
)
update finance_record r set open_amount = least(d.owes, greatest(0, d.reached - d.total))
from debit d where d.id = r.id;

with account as (
  select company_id, sum(owes) as owed from finance_record group by company_id
), credit as (
  select r.id, r.claims, a.owed,
    sum(r.claims) over (partition by r.company_id order by r.booking_date, r.id) as reached
  from finance_record r join account a using (company_id) where r.claims > 0
)
update finance_record r set open_amount = least(c.claims, greatest(0, c.reached - c.owed))
from credit c where c.id = r.id;

-- The file of a record: the invoice or credit note as PDF.
create table finance_document (
  record_id integer primary key references finance_record on delete cascade,
  storage_key text not null unique,
  name text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);

-- What companies owe and since when, for modules below finance.
create view open_debt as
  select company_id, coalesce(payment_term, doc_date) as due_on, open_amount as amount
  from finance_record where open_amount > 0 and owes > claims;

-- How far each stream of the ERP has been pulled.
create table erp_cursor (
  stream text primary key,
  cursor text not null,
  pulled_at timestamptz not null
);
