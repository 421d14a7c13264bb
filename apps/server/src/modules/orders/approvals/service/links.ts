import { randomBytes } from 'node:crypto';
import type { LinkedApproval } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Customer } from '../../../../kernel/actor.ts';
import type { RetentionTask } from '../../../../kernel/retention.ts';
import { type Db, inTransaction } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { findCustomer, hashToken } from '../../../auth/index.ts';
import { orderRecord, readOrder } from '../../service/read.ts';
import { decidableBy } from '../../store/scope.ts';
import * as store from '../store.ts';

/** Long enough for a weekend. */
const LIFE_MS = 72 * 3_600_000;

/** Creates the link of one mail that asks somebody to decide on an order, and returns its token, which is stored as a hash only. */
export async function newApprovalLink(db: Db, asked: store.ApprovalAsked, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await inTransaction(db, (tx) => store.insertLink(tx, { tokenHash: hashToken(token), ...asked, now, expiresAt }));
  return token;
}

interface LinkInput {
  readonly body: { readonly token: string };
  readonly language: Language;
  readonly now: Date;
}

/** A link with the person whom it was sent to, as they are now. */
interface OpenedLink {
  readonly orderId: number;
  readonly expiresAt: Date;
  readonly actor: Customer;
}

/** 404 for a link that is unknown or expired, and for a person who may no longer log in. */
export async function openLink(db: Db, { body, now }: LinkInput): Promise<OpenedLink> {
  const link = await store.findLink(db, hashToken(body.token), now);
  const actor = link && (await findCustomer(db, link.userId));
  if (!link || !actor) throw new Problem('orders.approval_link_unknown', 404);
  return { ...link, actor };
}

/** What a link shows: the order while it waits for the receiver, then what became of it and no more. */
export async function linkedApproval(db: Db, input: LinkInput): Promise<LinkedApproval> {
  const { actor, orderId, expiresAt } = await openLink(db, input);
  const [record, waiting] = await Promise.all([orderRecord(db, orderId), store.isIn(db, orderId, decidableBy(actor))]);
  if (!record) throw new Problem('orders.approval_link_unknown', 404);
  const last = record.holdReason === 'approval' ? undefined : record.history.find(({ from }) => from !== null);
  return {
    approver: actor.name,
    orderNumber: record.number,
    expiresAt: expiresAt.toISOString(),
    order: waiting ? await readOrder(db, orderId, { actor, language: input.language, now: input.now }) : null,
    ended: last ? { ...last, at: new Date(last.at).toISOString() } : null,
    // A decision changes the lines in the same transaction, so at the same instant.
    isReduced: last !== undefined && record.edits.some(({ at }) => at === last.at),
  };
}

/** Forgets links that open nothing any more. */
export const purgeExpiredApprovalLinks: RetentionTask = (db, now) => store.deleteExpiredLinks(db, now);
