import type { StockColumns } from '@sjaj/contract';
import type { Db, Tx } from '../../../platform/database/db.ts';

/** Longer headings are not remembered. */
const LONGEST_KEY = 2_000;

const keyOf = (headings: readonly string[]): string => JSON.stringify(headings);

/** The columns that somebody chose for a file with these headings; null where nobody did. */
export async function remembered(db: Db, headings: readonly string[]): Promise<StockColumns | null> {
  const row = await db
    .selectFrom('stock_import_columns')
    .select(['code_column', 'quantity_column'])
    .where('headings', '=', keyOf(headings))
    .executeTakeFirst();
  return row ? { codeColumn: row.code_column, quantityColumn: row.quantity_column, hasHeading: true } : null;
}

interface Choice extends StockColumns {
  readonly userName: string;
  readonly now: Date;
}

/** Remembers a choice for the next file with these headings. */
export async function remember(tx: Tx, headings: readonly string[], choice: Choice): Promise<void> {
  const key = keyOf(headings);
  if (key.length > LONGEST_KEY) return;
  const columns = { code_column: choice.codeColumn, quantity_column: choice.quantityColumn };
  const values = { ...columns, user_name: choice.userName, chosen_at: choice.now };
  await tx
    .insertInto('stock_import_columns')
    .values({ headings: key, ...values })
    .onConflict((oc) => oc.column('headings').doUpdateSet(values))
    .execute();
}
