import type { Tx } from '../../../platform/database/db.ts';
import { anyRow, execute } from '../../../platform/database/statements.ts';
import type { CountedLine } from '../rules/import.ts';

/** Compares one corrected line of an import again; false where there is no such line. */
export function correct(tx: Tx, importId: number, counted: CountedLine): Promise<boolean> {
  const { line, code, written, onHand, error } = counted;
  return anyRow(tx)`
    with hit as (
      select count(*) as hits, coalesce(max(a.id) filter (where a.code = ${code}),
        case when count(*) = 1 then max(a.id) end) as article_id
      from article a
      where a.code = ${code} or (code_key(a.code) collate "C" = code_key(${code}) collate "C" and code_key(${code}) <> '')
    ), changed as (
      select h.article_id, h.hits, s.on_hand, s.reserved, exists (
        select from stock_import_row other
        where other.import_id = ${importId} and other.article_id = h.article_id and other.line <> ${line}) as is_twice
      from hit h left join stock_level s on s.article_id = h.article_id
    )
    update stock_import_row r set code = ${code}, written = ${written}, nearest = null, article_id = t.article_id,
      on_hand = ${onHand}::integer,
      on_hand_before = case when t.article_id is not null then coalesce(t.on_hand, 0) end,
      outcome = case
        when t.article_id is null and t.hits > 1 then 'ambiguous'
        when t.article_id is null then 'unknown'
        when t.is_twice then 'duplicate'
        when ${error}::text is not null then ${error}::text
        when ${onHand}::integer < coalesce(t.reserved, 0) then 'below_reserved'
        when ${onHand}::integer = coalesce(t.on_hand, 0) then 'same'
        else 'change'
      end
    from changed t where r.import_id = ${importId} and r.line = ${line}
    returning r.line
  `;
}

/** Lets a line go in whose article stood twice, and stands once now. */
export const release = (tx: Tx, importId: number): Promise<void> =>
  execute(tx)`
    with alone as (
      select min(r.line) as line, r.article_id from stock_import_row r
      where r.import_id = ${importId} and r.article_id in (
        select article_id from stock_import_row where import_id = ${importId} and outcome = 'duplicate')
      group by r.article_id having count(*) = 1
    )
    update stock_import_row r set outcome = case
      when r.on_hand is null then 'not_a_number'
      when r.on_hand < coalesce(s.reserved, 0) then 'below_reserved'
      when r.on_hand = r.on_hand_before then 'same'
      else 'change'
    end
    from alone a left join stock_level s on s.article_id = a.article_id
    where r.import_id = ${importId} and r.line = a.line
  `;
