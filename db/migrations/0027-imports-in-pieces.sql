-- Counted stock goes onto the shelves piece by piece: an import says how far it is, can be stopped, and goes on where it was.

alter table stock_import
  add column state text not null default 'compared' check (state in ('compared', 'applying', 'done', 'stopped')),
  -- the last line of the file that has been dealt with; written with the shelves of its piece
  add column through_line integer not null default 0,
  add column ended_at timestamptz,
  add column stopped_by_name text,
  -- what the comparison found: nobody counts 100,000 lines to show it
  add column lines integer not null default 0,
  add column changes integer not null default 0,
  add column same integer not null default 0,
  add column unknown integer not null default 0,
  add column added bigint not null default 0,
  add column taken bigint not null default 0,
  -- what has become of the changes since
  add column done integer not null default 0,
  add column refused integer not null default 0,
  add column added_so_far bigint not null default 0,
  add column taken_so_far bigint not null default 0;

update stock_import i set lines = c.lines, changes = c.changes, same = c.same, unknown = c.unknown,
  added = c.added, taken = c.taken
from (
  select import_id, count(*) as lines, count(*) filter (where outcome = 'change') as changes,
    count(*) filter (where outcome = 'same') as same,
    count(*) filter (where outcome in ('unknown', 'ambiguous')) as unknown,
    coalesce(sum(greatest(on_hand - on_hand_before, 0)) filter (where outcome = 'change'), 0) as added,
    coalesce(sum(greatest(on_hand_before - on_hand, 0)) filter (where outcome = 'change'), 0) as taken
  from stock_import_row group by import_id
) c
where c.import_id = i.id;

-- Those of before went in as one.
update stock_import set state = 'done', ended_at = applied_at, done = changes, added_so_far = added, taken_so_far = taken,
  through_line = coalesce((select max(line) from stock_import_row where import_id = id), 0)
where applied_at is not null;

create index stock_import_under_way on stock_import (applied_at, id) where state = 'applying';
