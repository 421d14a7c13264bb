import type { PaymentAttempt } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Staff } from '../../../kernel/actor.ts';
import { inReach } from '../../../kernel/company-scope.ts';
import type { Db } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';

interface AttemptRow extends Omit<PaymentAttempt, 'amount' | 'mismatches' | 'refund' | 'settledAt' | 'startedAt'> {
  readonly amount: number;
  readonly startedAt: Date;
  readonly settledAt: Date | null;
  readonly mismatches: readonly {
    readonly at: string;
    readonly amount: number | null;
    readonly currency: string | null;
  }[];
}

/** The attempts of an order with reported mismatches; undefined if the member of staff sees no such order. */
export async function attemptsOf(db: Db, staff: Staff, orderId: number): Promise<readonly AttemptRow[] | undefined> {
  const rows = await allRows<{ attempts: readonly AttemptRow[] }>(db)`
    select (select coalesce(json_agg(json_build_object(
          'id', a.id, 'number', a.number, 'provider', a.provider, 'amount', a.amount, 'currency', a.currency,
          'state', a.state, 'startedAt', a.started_at, 'settledAt', a.settled_at, 'responseCode', a.response_code,
          'approvalCode', a.approval_code, 'mismatches', (
            select coalesce(json_agg(json_build_object('at', e.at, 'amount', e.amount, 'currency', e.currency)
              order by e.id), '[]')
            from payment_event e where e.attempt_id = a.id and e.kind = 'mismatch')
        ) order by a.id desc), '[]') from payment_attempt a where a.order_id = o.id) as attempts
    from sales_order o where o.id = ${orderId} and ${inReach(staff, sql`o.company_id`)}
  `;
  return rows[0]?.attempts.map((row) => ({
    ...row,
    startedAt: new Date(row.startedAt),
    settledAt: row.settledAt && new Date(row.settledAt),
  }));
}
