-- Records that are read from a sheet: articles, prices and others. A file is compared first and applied when somebody says so.

create table record_import (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('articles', 'prices', 'contract_prices', 'companies', 'users', 'towns')),
  file_name text not null,
  -- what was chosen beside the columns
  options jsonb not null default '{}',
  -- keys of the fields that the file has, in the order of its columns
  fields jsonb not null,
  user_id integer not null references user_account,
  user_name text not null,
  created_at timestamptz not null,
  state text not null default 'compared'
    check (state in ('compared', 'scheduled', 'applying', 'stopped', 'done', 'undoing', 'undone')),
  -- the day on which a scheduled import begins
  starts_on date,
  -- lines by what the comparison found
  lines integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  same integer not null default 0,
  faulty integer not null default 0,
  -- added or changed lines with a price to be asked about
  doubtful integer not null default 0,
  takes_doubtful boolean not null default false,
  -- what else has to be created, and what has been: [{"kind": "brand", "name": "…"}]
  missing jsonb not null default '[]',
  created jsonb not null default '[]',
  -- the last line that was applied; an undo counts down
  through_line integer not null default 0,
  done integer not null default 0,
  refused integer not null default 0,
  undone integer not null default 0,
  applied_at timestamptz,
  applied_by_id integer references user_account,
  applied_by_name text,
  ended_at timestamptz,
  stopped_by_name text,
  undone_at timestamptz,
  undone_by_id integer references user_account,
  undone_by_name text
);
create index record_import_newest on record_import (created_at desc, id desc);
create index record_import_user on record_import (user_id);
create index record_import_applied_by on record_import (applied_by_id);
create index record_import_undone_by on record_import (undone_by_id);
create index record_import_under_way on record_import (applied_at, id) where state in ('applying', 'undoing');

create table record_import_row (
  import_id integer not null references record_import on delete cascade,
  line integer not null,
  -- what names the record, folded
  key text not null,
  code text not null,
  title text not null,
  -- no foreign key: it is a record of the import's kind, which may be deleted later
  record_id integer,
  outcome text not null check (outcome in
    ('new', 'change', 'same', 'faulty', 'left_out', 'created', 'changed', 'moved', 'failed', 'undone', 'kept')),
  -- the fields that change, by key; of a new record all that are known
  before jsonb,
  after jsonb,
  errors jsonb not null default '[]',
  warnings jsonb not null default '[]',
  primary key (import_id, line)
);
create index record_import_row_outcome on record_import_row (import_id, outcome, line);

-- The columns that staff chose for a set of headings.
create table record_import_columns (
  kind text not null,
  -- the headings of a file, folded, as a JSON array
  headings text not null,
  -- for each column the key of its field; null for one that is not read
  fields jsonb not null,
  user_name text not null,
  chosen_at timestamptz not null,
  primary key (kind, headings)
);
