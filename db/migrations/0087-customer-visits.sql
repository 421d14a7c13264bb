-- Visits of sales representatives: who was met, what was said, and what comes next.
create table customer_visit (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  user_id integer references user_account on delete set null,
  user_name text not null,
  visited_on date not null,
  -- Whom they met.
  person text not null,
  summary text not null,
  next_step text not null,
  -- When to come again; null where nothing is planned.
  next_on date,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index customer_visit_company on customer_visit (company_id, visited_on desc, id desc);
create index customer_visit_user on customer_visit (user_id);
