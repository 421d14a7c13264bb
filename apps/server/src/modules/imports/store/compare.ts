import type { Tx } from '../../../platform/database/db.ts';
import { execute, firstRow } from '../../../platform/database/statements.ts';
import type { CountedLine } from '../rules/import.ts';

interface NewImport {
  readonly fileName: string;
  readonly codeHeading: string;
  readonly quantityHeading: string;
  readonly userId: number;
  readonly userName: string;
  readonly now: Date;
}

/** A file of 100,000 lines takes longer than a statement of a request may; it holds no locks that others need. */
export const allowLongStatements = (tx: Tx): Promise<void> => execute(tx)`set local statement_timeout = '60s'`;

export async function insert(tx: Tx, { fileName, codeHeading, quantityHeading, ...by }: NewImport): Promise<number> {
  const row = await firstRow<{ id: number }>(tx)`
    insert into stock_import (file_name, code_heading, quantity_heading, user_id, user_name, created_at, pieces_before)
    values (${fileName}, ${codeHeading}, ${quantityHeading}, ${by.userId}, ${by.userName}, ${by.now}, (select coalesce(sum(on_hand), 0) from stock_level))
    returning id
  `;
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

/** A place for the lines while they are compared, gone with the transaction. */
export const openCounted = (tx: Tx): Promise<void> =>
  execute(tx)`
    create temporary table counted (line integer, code text, written text, on_hand integer, error text) on commit drop
  `;

export const addCounted = (tx: Tx, lines: readonly CountedLine[]): Promise<void> =>
  execute(tx)`
    insert into counted select * from unnest(${lines.map(({ line }) => line)}::integer[],
      ${lines.map(({ code }) => code)}::text[], ${lines.map(({ written }) => written)}::text[],
      ${lines.map(({ onHand }) => onHand)}::integer[], ${lines.map(({ error }) => error)}::text[])
  `;

/**
 * Writes what becomes of each line, in one statement: a code names an article exactly, or by its letters and digits
 * where only one fits. An article that comes twice is not imported at all: nobody knows which line is right.
 */
export async function judge(tx: Tx, importId: number): Promise<void> {
  await execute(tx)`analyze counted`;
  await execute(tx)`
    with exact as (
      select c.line, a.id from counted c join article a on a.code = c.code
    ), loose as (
      select c.line, min(a.id) as id, count(*) as hits
      from counted c join article a on code_key(a.code) collate "C" = code_key(c.code) collate "C"
      where code_key(c.code) <> '' and not exists (select from exact e where e.line = c.line)
      group by c.line
    ), named as (
      select c.*, coalesce(e.id, case when l.hits = 1 then l.id end) as article_id, coalesce(l.hits, 0) > 1 as is_several
      from counted c left join exact e on e.line = c.line left join loose l on l.line = c.line
    ), changed as (
      select n.*, count(*) over (partition by n.article_id) as times from named n
    )
    insert into stock_import_row (import_id, line, code, written, article_id, on_hand_before, on_hand, outcome)
    select ${importId}::integer, t.line, t.code, t.written, t.article_id,
      case when t.article_id is not null then coalesce(s.on_hand, 0) end, t.on_hand,
      case
        when t.code = '' then 'no_code'
        when t.is_several then 'ambiguous'
        when t.article_id is null then 'unknown'
        when t.times > 1 then 'duplicate'
        when t.error is not null then t.error
        when t.on_hand < coalesce(s.reserved, 0) then 'below_reserved'
        when t.on_hand = coalesce(s.on_hand, 0) then 'same'
        else 'change'
      end
    from changed t left join stock_level s on s.article_id = t.article_id
  `;
}

/** Resemblance is searched for so many lines; a file with more unknown codes is the wrong file. */
const MOST_GUESSED = 50;
/** From 0, the same, to 1, nothing in common. */
const FARTHEST = 0.75;

/** Finds what unknown codes may have meant. */
export const guess = (tx: Tx, importId: number): Promise<void> =>
  execute(tx)`
    with lost as (
      select line, code from stock_import_row where import_id = ${importId} and outcome = 'unknown'
      order by line limit ${MOST_GUESSED}
    ), near as (
      select l.line, n.code from lost l cross join lateral (
        select a.code, code_key(a.code) <-> code_key(l.code) as distance from article a
        order by code_key(a.code) <-> code_key(l.code) limit 1) n
      where n.distance <= ${FARTHEST}
    )
    update stock_import_row r set nearest = near.code from near where r.import_id = ${importId} and r.line = near.line
  `;

/** Removes comparisons that nobody applied in time. */
export async function forget(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('stock_import').where('state', '=', 'compared').where('created_at', '<', before).execute();
}
