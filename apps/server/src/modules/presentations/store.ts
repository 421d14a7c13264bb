import type { PresentationRequest } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { type RowPage, rowPage } from '../../platform/database/list-page.ts';
import { allRows, execute } from '../../platform/database/statements.ts';
import {
  REQUEST_COLUMNS,
  requestFilter,
  type RequestQuery,
  type RequestRow,
  requestTables,
} from '../availability-requests/index.ts';
import type { PersonalData } from '../../kernel/personal-data.ts';

export interface PresentationRequestInput {
  readonly articleId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Inserts a request and returns its id; null if the user has an open one for the article. */
export async function insertUnlessOpen(
  tx: Tx,
  { articleId, userId, now }: PresentationRequestInput,
): Promise<number | null> {
  // Locks the user, so that two requests at once run one after the other.
  await execute(tx)`select from user_account where id = ${userId} for no key update`;
  const open = await tx
    .selectFrom('presentation_request')
    .select('id')
    .where('article_id', '=', articleId)
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (open) return null;
  return insertRow(tx, 'presentation_request', { article_id: articleId, user_id: userId, created_at: now });
}

interface Answer {
  readonly id: number;
  readonly outcome: 'arranged' | 'declined';
  readonly note: string | null;
  readonly byName: string;
  readonly now: Date;
}

/** Stores the answer; false if the request has one already or does not exist. */
export async function answer(tx: Tx, { id, outcome, note, byName, now }: Answer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('presentation_request')
    .set({ outcome, note, answered_by_name: byName, answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function exists(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('presentation_request').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export interface PresentationRow extends RequestRow, Pick<PresentationRequest, 'outcome'> {}

const TABLES = requestTables(sql`presentation_request`);

/** One page of requests, newest first, and how many match. */
export const page = (db: Db, query: RequestQuery): Promise<RowPage<PresentationRow>> =>
  rowPage(db, query, {
    select: sql`${REQUEST_COLUMNS}, r.outcome`,
    from: sql`from ${TABLES} where ${requestFilter(query)}`,
    orderBy: sql`r.created_at desc, r.id desc`,
  });

/** Requests for a presentation. */
export const personalData: PersonalData = {
  section: 'presentations',
  async read(db, { userId }) {
    return allRows(db)`
      select a.code, r.created_at from presentation_request r join article a on a.id = r.article_id
      where r.user_id = ${userId} order by r.id`;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from presentation_request where user_id = ${userId}`;
  },
};
