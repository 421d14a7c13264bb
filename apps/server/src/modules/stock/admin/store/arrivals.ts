import type { Tx } from '../../../../platform/database/db.ts';
import { execute } from '../../../../platform/database/statements.ts';
import type { Pieces } from '../../rules.ts';

export interface ReceiptCause {
  readonly userId: number;
  /** Such as the number of the purchase order. */
  readonly reason: string;
}

/** Adds goods to the stock on hand and writes the movements. The stock levels must be locked; each article may occur once. */
export const receive = (tx: Tx, pieces: readonly Pieces[], { userId, reason }: ReceiptCause): Promise<void> =>
  execute(tx)`
    with arrived as (
      select * from json_to_recordset(${JSON.stringify(pieces)}::json) as a ("articleId" integer, quantity integer)
    ), changed as (
      update stock_level s set on_hand = s.on_hand + a.quantity from arrived a where s.article_id = a."articleId"
      returning s.article_id, a.quantity
    )
    insert into stock_movement (article_id, kind, on_hand_change, reserved_change, user_id, reason)
    select article_id, 'receipt', quantity, 0, ${userId}::integer, ${reason} from changed`;

/** The day on which goods are expected, by article; null for none. */
export interface Expectation {
  readonly articleId: number;
  readonly expectedOn: string | null;
}

/** Sets the days on which goods are expected, and counts the versions of those up that change. */
export const expect = (tx: Tx, expectations: readonly Expectation[]): Promise<void> =>
  execute(tx)`
    update stock_level s set expected_on = e."expectedOn", version = s.version + 1
    from json_to_recordset(${JSON.stringify(expectations)}::json) as e ("articleId" integer, "expectedOn" date)
    where s.article_id = e."articleId" and s.expected_on is distinct from e."expectedOn"`;
