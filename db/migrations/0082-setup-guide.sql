-- Steps of setting up a shop that staff have put off. Whether a step is done is read from what it is about.
create table setup_step (
  step text primary key check (step in
    ('company', 'logo', 'branches', 'delivery', 'terms', 'mail', 'articles', 'customer', 'user')),
  skipped_at timestamptz not null,
  skipped_by_name text not null
);
