import type { AccountRequest, AccountRequestRow } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Db } from '../../../../platform/database/db.ts';
import { type Page, pagedRows } from '../../../../platform/http/answers.ts';
import { Problem } from '../../../../platform/problem.ts';
import { setPasswordLinkExpiry } from '../../../auth/index.ts';
import * as accountStore from '../store/accounts.ts';
import { duplicates } from '../store/duplicates.ts';
import { events } from '../store/events.ts';
import * as store from '../store/requests.ts';
import { requestView, rowView } from '../views.ts';
import type { ViewContext } from '../../../../kernel/request-context.ts';

/** A page of requests. */
export const listRequests = async (
  db: Db,
  request: store.RequestsPage,
  language: Language,
): Promise<Page<AccountRequestRow>> =>
  pagedRows(await store.page(db, request), request, (row) => rowView(row, language));

/** How many requests are in each state. */
export async function countRequests(db: Db) {
  const totals = { pending: 0, asked: 0, approved: 0, rejected: 0 };
  for (const { state, count } of await store.counts(db)) totals[state] = count;
  return totals;
}

/** One request with all that staff decide by. 404 if there is none. */
export async function readRequest(db: Db, id: number, { language, now }: ViewContext): Promise<AccountRequest> {
  const request = await store.one(db, id);
  if (!request) throw new Problem('accountRequests.not_found', 404);
  const [similar, history, account] = await Promise.all([
    duplicates(db, id),
    events(db, id),
    accountOf(db, request, now),
  ]);
  return requestView({ request, duplicates: similar, events: history, account }, language);
}

async function accountOf(
  db: Db,
  { companyId, userId }: store.StoredRequest,
  now: Date,
): Promise<AccountRequest['account']> {
  if (companyId === null) return null;
  const user = userId === null ? undefined : await accountStore.account(db, userId);
  if (userId === null || !user)
    return { companyId, userId: null, username: null, emailConfirmedAt: null, hasPassword: false, linkExpiresAt: null };
  const expiry = await setPasswordLinkExpiry(db, userId, now);
  return {
    companyId,
    userId,
    username: user.username,
    emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    hasPassword: Boolean(user.hasPassword),
    linkExpiresAt: expiry?.toISOString() ?? null,
  };
}
