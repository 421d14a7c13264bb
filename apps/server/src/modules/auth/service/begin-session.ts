import { randomBytes } from 'node:crypto';
import type { Session } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Customer, isCustomer } from '../../../kernel/actor.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { isKnownDevice, rememberOrigin } from '../store/accounts.ts';
import { findSession } from '../store/sessions.ts';
import { auditLogin } from './audit.ts';
import { endSurplusSessions, hashToken, startSession } from './sessions.ts';

/** The result of merging a guest's cart into the account's cart. */
type JoinedCart = Pick<Session, 'joinedLines' | 'leftLines' | 'leftCode'>;

interface JoinGuestInput {
  readonly guestToken: string;
  /** The customer whose cart receives the lines. */
  readonly actor: Customer;
  readonly language: Language;
  readonly now: Date;
}

/** Merges the cart of a guest into a customer's cart, in the transaction of the log-in. An expired token merges nothing. */
export type JoinGuest = (tx: Tx, input: JoinGuestInput) => Promise<JoinedCart>;

export const NOTHING_JOINED: JoinedCart = { joinedLines: 0, leftLines: [], leftCode: null };

/** What a session is started with, after the password or after the second step. */
export interface SessionInput {
  readonly guestToken: string | null;
  readonly deviceToken: string | null;
  readonly network: string;
  readonly userAgent: string | null;
  readonly language: Language;
  readonly now: Date;
  readonly joinGuest: JoinGuest;
  /** Whether private customers may log in: a closed shop is for companies. */
  readonly isOpen: boolean;
}

export interface LoginUser {
  readonly id: number;
  readonly role: string;
  readonly name: string;
}

/** 403 for a private account while the shop is closed. */
export function refuseClosed(role: string, { isOpen }: Pick<SessionInput, 'isOpen'>): void {
  if (role === 'private' && !isOpen) throw new Problem('auth.private_closed', 403);
}

/** Starts the session of a person who has proved who they are. */
export async function beginSession(tx: Tx, user: LoginUser, input: SessionInput): Promise<Session> {
  const { now, userAgent, guestToken, network, language, joinGuest } = input;
  const { id: userId, role } = user;
  const { token, tokenHash, expiresAt } = await startSession(tx, { userId, role, userAgent, now });
  await endSurplusSessions(tx, { userId, role });
  const deviceToken = await deviceTokenFor(tx, input.deviceToken);
  await rememberOrigin(tx, { userId, network, deviceHash: hashToken(deviceToken), now });
  await auditLogin(tx, user, { network, userAgent });
  const actor = (await findSession(tx, tokenHash))?.actor;
  // Staff have no cart, so the guest keeps theirs.
  const canJoin = guestToken !== null && actor !== undefined && isCustomer(actor);
  const joined = canJoin ? await joinGuest(tx, { guestToken, actor, language, now }) : NOTHING_JOINED;
  const sessionRole = (actor?.role ?? role) as Session['role'];
  return { token, deviceToken, expiresAt: expiresAt.toISOString(), role: sessionRole, ...joined };
}

/** Returns the token that the device sent if this shop has issued it, for any account; otherwise a new one. */
async function deviceTokenFor(tx: Tx, sent: string | null): Promise<string> {
  return sent !== null && (await isKnownDevice(tx, hashToken(sent))) ? sent : newDeviceToken();
}

/** A token by which the shop recognises a browser that has logged in before. */
export const newDeviceToken = (): string => `dev_${randomBytes(32).toString('base64url')}`;
