-- Changes of many prices: proposed first, then applied at once or from a day on, and taken back in one step.

create table price_change (
  id integer generated always as identity primary key,
  -- why, in the words of staff
  note text not null default '',
  -- which articles, and how their prices change, as they were asked for
  selection jsonb not null,
  rule jsonb not null,
  state text not null default 'proposed'
    check (state in ('proposed', 'scheduled', 'applying', 'done', 'undoing', 'undone')),
  -- the day on which a scheduled change begins
  starts_on date,
  lines integer not null default 0,
  changed integer not null default 0,
  same integer not null default 0,
  faulty integer not null default 0,
  -- lines with a price to be asked about
  doubtful integer not null default 0,
  takes_doubtful boolean not null default false,
  -- lines that were applied, that were not, and that were taken back
  done integer not null default 0,
  refused integer not null default 0,
  undone integer not null default 0,
  -- the last line that was worked on, by the application and then by the undo
  through_line integer not null default 0,
  user_id integer not null references user_account,
  user_name text not null,
  created_at timestamptz not null,
  applied_by_id integer references user_account,
  applied_by_name text,
  applied_at timestamptz,
  ended_at timestamptz,
  undone_by_id integer references user_account,
  undone_by_name text
);
create index price_change_newest on price_change (created_at desc, id desc);
create index price_change_user on price_change (user_id);
create index price_change_applied_by on price_change (applied_by_id);
create index price_change_undone_by on price_change (undone_by_id);
create index price_change_under_way on price_change (applied_at, id) where state in ('applying', 'undoing');

create table price_change_line (
  price_change_id integer not null references price_change on delete cascade,
  line integer not null,
  article_id integer references article on delete set null,
  -- as it was pasted, where no article has it
  code text not null,
  outcome text not null check (outcome in
    ('change', 'same', 'faulty', 'excluded', 'changed', 'left_out', 'moved', 'undone', 'kept')),
  -- feninga; null where no article has the code
  vpc_before integer,
  mpc_before integer,
  -- the quantity prices [[from, feninga]]
  breaks_before jsonb,
  vpc_after integer,
  mpc_after integer,
  breaks_after jsonb,
  cost integer,
  tax_rate_bp integer,
  -- why the line cannot be applied, and what is asked about
  error text,
  warning text,
  primary key (price_change_id, line)
);
create index price_change_line_outcome on price_change_line (price_change_id, outcome, line);
create index price_change_line_article on price_change_line (article_id);

-- What an article has cost, and who changed it.
create table price_history (
  id bigint generated always as identity primary key,
  article_id integer not null references article on delete cascade,
  changed_at timestamptz not null default now(),
  user_name text not null,
  cause text not null check (cause in ('edit', 'import', 'change', 'undo')),
  price_change_id integer references price_change on delete set null,
  vpc_before integer not null,
  vpc integer not null,
  mpc_before integer not null,
  mpc integer not null,
  cost_before integer not null,
  cost integer not null
);
create index price_history_article on price_history (article_id, changed_at desc);
create index price_history_change on price_history (price_change_id);
