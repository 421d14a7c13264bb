import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';

/** An import that is under way. */
export interface UnderWay {
  readonly id: number;
  /** The last line of the file that has been dealt with. */
  readonly throughLine: number;
}

/**
 * The import whose turn it is, locked until the transaction ends: the one that was begun first. Whoever waited for one
 * that ended meanwhile gets none, though others may be under way.
 */
export const nextUnderWay = (tx: Tx): Promise<UnderWay | undefined> =>
  tx
    .selectFrom('stock_import')
    .select(['id', 'through_line as throughLine'])
    .where('state', '=', 'applying')
    .orderBy('applied_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** Whether any import is under way. */
export async function isAnyUnderWay(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom('stock_import')
    .select('id')
    .where('state', '=', 'applying')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Piece extends UnderWay {
  /** At most so many lines. */
  readonly size: number;
  /** The low level of a shelf that is made now. */
  readonly shopLevel: number;
  readonly now: Date;
}

/** What became of a piece. */
export interface Dealt {
  readonly lines: number;
  /** The last of them; null where there was none. */
  readonly throughLine: number | null;
  readonly done: number;
  readonly refused: number;
  /** Pieces of goods that have come and gone. */
  readonly added: number;
  readonly taken: number;
}

const linesOf = ({ id, throughLine, size }: Piece) => sql`
  select line, article_id, on_hand, on_hand_before from stock_import_row
  where import_id = ${id} and outcome = 'change' and line > ${throughLine} order by line limit ${size}`;

/**
 * Puts the next lines on the shelves and writes the ledger. The shelves are locked by one statement in id order, as orders
 * lock them. A shelf that has moved since it was compared, or that orders hold more of by now, stays as it is, and its line
 * says so.
 */
export async function apply(tx: Tx, piece: Piece): Promise<Dealt> {
  await sql`
    insert into stock_level (article_id, low_level, follows_shop_level)
    select w.article_id, ${piece.shopLevel}::integer, true from (${linesOf(piece)}) w
    where not exists (select from stock_level s where s.article_id = w.article_id)
    order by w.article_id on conflict do nothing
  `.execute(tx);
  const { rows } = await sql<Dealt>`
    with wanted as materialized (${linesOf(piece)}), locked as materialized (
      select w.line, w.article_id, w.on_hand, w.on_hand_before, s.on_hand as now_on_hand, s.reserved
      from wanted w join stock_level s on s.article_id = w.article_id
      order by s.article_id for no key update of s
    ), judged as materialized (
      select line, article_id, on_hand, on_hand - on_hand_before as difference,
        case
          when now_on_hand <> on_hand_before then 'moved'
          when on_hand < reserved then 'below_reserved'
          else 'done'
        end as outcome
      from locked
    ), shelf as (
      update stock_level s set on_hand = j.on_hand from judged j where j.outcome = 'done' and s.article_id = j.article_id
    ), ledger as (
      insert into stock_movement (article_id, kind, on_hand_change, reserved_change, import_id, at)
      select article_id, 'import', difference, 0, ${piece.id}::integer, ${piece.now}::timestamptz
      from judged where outcome = 'done'
    ), told as (
      update stock_import_row r set outcome = j.outcome from judged j
      where j.outcome <> 'done' and r.import_id = ${piece.id} and r.line = j.line
    )
    select (select count(*) from wanted)::integer as lines, (select max(line) from wanted) as "throughLine",
      (count(*) filter (where outcome = 'done'))::integer as done,
      (count(*) filter (where outcome <> 'done'))::integer as refused,
      coalesce(sum(greatest(difference, 0)) filter (where outcome = 'done'), 0)::bigint as added,
      coalesce(sum(greatest(-difference, 0)) filter (where outcome = 'done'), 0)::bigint as taken
    from judged
  `.execute(tx);
  const [dealt] = rows;
  if (!dealt) throw new Error('a count without a row');
  return dealt;
}

/** Writes how far the import is: in the transaction of the piece, so that both happen or none. */
export async function moveOn(tx: Tx, { id, throughLine: before }: UnderWay, dealt: Dealt): Promise<void> {
  await tx
    .updateTable('stock_import')
    .set((eb) => ({
      through_line: dealt.throughLine ?? before,
      done: eb('done', '+', dealt.done),
      refused: eb('refused', '+', dealt.refused),
      added_so_far: eb('added_so_far', '+', dealt.added),
      taken_so_far: eb('taken_so_far', '+', dealt.taken),
    }))
    .where('id', '=', id)
    .execute();
}

/** The last line has been dealt with. */
export async function end(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('stock_import').set({ state: 'done', ended_at: now }).where('id', '=', id).execute();
}
