-- An import says which columns of the file it has read, and remembers what staff chose for a set of headings.

create table stock_import_columns (
  -- the headings of a file, folded, as a JSON array
  headings text primary key,
  code_column integer not null,
  quantity_column integer not null,
  user_name text not null,
  chosen_at timestamptz not null
);

alter table stock_import
  -- the headings of the columns that were read; '' where the file has none
  add column code_heading text not null default '',
  add column quantity_heading text not null default '',
  -- lines whose article has stock, and how many of them change it by more than half
  add column measured integer not null default 0,
  add column large integer not null default 0;

alter table stock_import_row drop constraint stock_import_row_outcome_check;
alter table stock_import_row add constraint stock_import_row_outcome_check check (outcome in
  ('change', 'same', 'unknown', 'ambiguous', 'duplicate', 'not_a_number', 'negative', 'below_reserved', 'moved',
    'too_large', 'no_code'));
