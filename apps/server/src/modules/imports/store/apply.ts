import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

/** The import, locked until the transaction ends. */
export const lock = (tx: Tx, id: number) =>
  tx
    .selectFrom('stock_import')
    .select(['id', 'created_at as createdAt', 'applied_at as appliedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

interface Applying {
  readonly importId: number;
  readonly userName: string;
  /** The low level of a shelf that is made now. */
  readonly shopLevel: number;
  readonly now: Date;
}

/**
 * Puts the changes on the shelves and writes the ledger. The ledger comes first, so that the shelves are locked for one
 * statement only, in id order, as orders lock them. A shelf that has moved since it was compared, or that orders hold
 * more of by now, stays as it is: its line says so, and its movement is taken back.
 */
export async function apply(tx: Tx, { importId, userName, shopLevel, now }: Applying): Promise<void> {
  await tx
    .updateTable('stock_import')
    .set({ applied_at: now, applied_by_name: userName })
    .where('id', '=', importId)
    .execute();
  // The planner cannot know how many lines there are, and would walk all of them for each one.
  await sql`set local enable_nestloop = off`.execute(tx);
  await sql`
    insert into stock (article_id, low_level, follows_shop_level)
    select r.article_id, ${shopLevel}::integer, true from stock_import_row r
    where r.import_id = ${importId} and r.outcome = 'change'
      and not exists (select from stock s where s.article_id = r.article_id)
    order by r.article_id on conflict do nothing
  `.execute(tx);
  await sql`
    insert into stock_movement (article_id, kind, on_hand_change, reserved_change, import_id, at)
    select article_id, 'import', on_hand - on_hand_before, 0, ${importId}::integer, ${now}::timestamptz
    from stock_import_row where import_id = ${importId} and outcome = 'change'
  `.execute(tx);
  await setShelves(tx, importId);
}

const setShelves = (tx: Tx, importId: number) =>
  sql`
    with wanted as materialized (
      select line, article_id, on_hand, on_hand_before from stock_import_row
      where import_id = ${importId} and outcome = 'change'
    ), locked as materialized (
      select s.article_id, s.on_hand, s.reserved from stock s
      where s.article_id in (select article_id from wanted) order by s.article_id for no key update
    ), judged as materialized (
      select w.line, w.article_id, w.on_hand,
        case
          when l.on_hand <> w.on_hand_before then 'moved'
          when w.on_hand < l.reserved then 'below_reserved'
          else 'done'
        end as outcome
      from wanted w join locked l on l.article_id = w.article_id
    ), shelf as (
      update stock s set on_hand = j.on_hand from judged j where j.outcome = 'done' and s.article_id = j.article_id
    ), ledger as (
      delete from stock_movement m using judged j
      where j.outcome <> 'done' and m.import_id = ${importId} and m.article_id = j.article_id
    )
    update stock_import_row r set outcome = j.outcome from judged j
    where j.outcome <> 'done' and r.import_id = ${importId} and r.line = j.line
  `.execute(tx);
