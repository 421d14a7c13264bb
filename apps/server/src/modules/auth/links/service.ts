import { randomBytes } from 'node:crypto';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { readSupplier } from '../../supplier/index.ts';
import { hashToken } from '../service/sessions.ts';
import * as store from './store.ts';

const HOUR_MS = 3_600_000;

/** How long a link of each purpose works, in ms. */
const LIFE_MS: Readonly<Record<store.LinkPurpose, number>> = {
  create_administrator: 72 * HOUR_MS,
  set_password: 72 * HOUR_MS,
  reset_password: 2 * HOUR_MS,
  answer_account_request: 14 * 24 * HOUR_MS,
  confirm_registration: 72 * HOUR_MS,
};

export interface IssuedLink {
  readonly token: string;
  readonly expiresAt: Date;
}

const subjectOf = (subject: Partial<store.LinkSubject>): store.LinkSubject => ({
  userId: null,
  accountRequestId: null,
  registrationId: null,
  ...subject,
});

interface IssueLinkInput extends Partial<store.LinkSubject> {
  readonly purpose: store.LinkPurpose;
  readonly now: Date;
}

/** Issues a one-time link and returns its token of 256 bits, which is stored as a hash only. */
export async function issueLink(tx: Tx, { purpose, now, ...subject }: IssueLinkInput): Promise<IssuedLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS[purpose]);
  await store.insertLink(tx, { tokenHash: hashToken(token), purpose, ...subjectOf(subject), now, expiresAt });
  return { token, expiresAt };
}

/** Issues the link of one mail in a transaction of its own. Earlier links work until one of them is used. */
export const issueMailedLink = async (db: Db, input: IssueLinkInput): Promise<string> =>
  (await inTransaction(db, (tx) => issueLink(tx, input))).token;

interface UseLinkInput {
  readonly token: string;
  readonly purposes: readonly store.LinkPurpose[];
  readonly now: Date;
}

/** Finds a link without using it up; undefined for a used, an expired and an unknown one. */
export const findLink = (db: Db | Tx, { token, ...input }: UseLinkInput): Promise<store.StoredLink | undefined> =>
  store.findLink(db, { tokenHash: hashToken(token), ...input });

/** Uses up the link, with all others of its purposes and subject. Undefined for a used, an expired and an unknown one. */
export async function takeLink(tx: Tx, { token, ...input }: UseLinkInput): Promise<store.LinkSubject | undefined> {
  const taken = await store.takeLink(tx, { tokenHash: hashToken(token), ...input });
  if (taken) await store.deleteLinks(tx, input.purposes, taken);
  return taken;
}

/** Invalidates the links of the purposes that are about the subject. */
export const revokeLinks = (
  tx: Tx,
  purposes: readonly store.LinkPurpose[],
  subject: Partial<store.LinkSubject>,
): Promise<void> => store.deleteLinks(tx, purposes, subjectOf(subject));

/** The problem of a link that does not work, with e-mail and phone of the supplier if staff have entered them. */
export async function linkExpired(db: Db | Tx): Promise<Problem> {
  const supplier = await readSupplier(db);
  if (!supplier) return new Problem('auth.link_expired_plain', 404);
  const { email, phone } = supplier;
  return new Problem('auth.link_expired', 404, { facts: { email, phone } });
}

export { latestExpiry as setPasswordLinkExpiry } from './store.ts';
