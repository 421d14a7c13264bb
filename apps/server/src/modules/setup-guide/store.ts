import type { SetupStep } from '@sjaj/contract';
import type { Db, Tx } from '../../platform/database/db.ts';
import { firstRow } from '../../platform/database/statements.ts';
import type { SetupFacts } from './rules.ts';

type Row = SetupFacts['done'] & Pick<SetupFacts, 'skipped' | 'hasOrders'>;

/** What the shop has, in one statement. */
export async function facts(db: Db): Promise<SetupFacts> {
  const row = await firstRow<Row>(db)`select
    exists (select from supplier where details is not null) as company,
    exists (select from supplier where logo_key is not null) as logo,
    exists (select from pickup_place) as branches,
    exists (select from carrier) as delivery,
    -- each shop begins with a draft; what staff save is another version
    (select count(*) > 1 from terms_of_service) as terms,
    exists (select from outgoing_mail where sent_at is not null) as mail,
    exists (select from article where is_visible_on_web) as articles,
    exists (select from company where is_active) as customer,
    exists (select from user_account where company_id is not null and is_active) as "user",
    exists (select from sales_order) as "hasOrders",
    coalesce((select json_agg(step) from setup_step), '[]') as skipped`;
  if (!row) throw new Error('a row without tables has not come');
  const { skipped, hasOrders, ...done } = row;
  return { done, skipped, hasOrders };
}

/** Puts a step off. */
export async function skip(
  tx: Tx,
  step: SetupStep,
  { userName, now }: { readonly userName: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('setup_step')
    .values({ step, skipped_at: now, skipped_by_name: userName })
    .onConflict((oc) => oc.column('step').doNothing())
    .execute();
}

export async function resume(tx: Tx, step: SetupStep): Promise<void> {
  await tx.deleteFrom('setup_step').where('step', '=', step).execute();
}
