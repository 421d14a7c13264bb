import type { AccountRequest } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { insertRow } from '../../../../platform/database/rows.ts';

type RequestEventKind = AccountRequest['history'][number]['kind'];

interface NewRequestEvent {
  readonly requestId: number;
  readonly kind: RequestEventKind;
  readonly note?: string;
  /** Null for the applicant. */
  readonly by: { readonly userId: number; readonly name: string } | null;
  readonly now: Date;
}

export const insertEvent = (tx: Tx, { requestId, kind, note = '', by, now }: NewRequestEvent): Promise<number> =>
  insertRow(tx, 'account_request_event', {
    account_request_id: requestId,
    kind,
    note,
    user_id: by?.userId ?? null,
    user_name: by?.name ?? null,
    created_at: now,
  });

export interface RequestEventRow {
  readonly id: number;
  readonly kind: RequestEventKind;
  readonly note: string;
  readonly who: string | null;
  readonly at: Date;
}

/** What happened to a request, in order. */
export const events = (db: Db, requestId: number): Promise<RequestEventRow[]> =>
  db
    .selectFrom('account_request_event')
    .select(['id', sql<RequestEventKind>`kind`.as('kind'), 'note', 'user_name as who', 'created_at as at'])
    .where('account_request_id', '=', requestId)
    .orderBy('id')
    .execute();

/** The newest question of staff; undefined if the request does not wait for an answer. */
export async function openQuestion(
  db: Db | Tx,
  requestId: number,
): Promise<{ companyTitle: string; question: string } | undefined> {
  return db
    .selectFrom('account_request as r')
    .innerJoin('account_request_event as e', 'e.account_request_id', 'r.id')
    .select(['r.company_title as companyTitle', 'e.note as question'])
    .where('r.id', '=', requestId)
    .where('r.state', '=', 'asked')
    .where('e.kind', '=', 'asked')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
