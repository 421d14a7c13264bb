import { deviceToken, storeDeviceToken } from '@sjaj/app-kit';
import type { LoginChallenge, Session, UnlinkedIdentity } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { canOrderAs, rememberCanOrder } from '../../shared/session/buyer.ts';
import { beginSession, clearGuestToken, guestToken } from '../../shared/session/token.ts';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { t } from '../../shared/texts/t.ts';
import { sendQueue } from '../../shared/cart-queue/send-queue.ts';
import { calls } from './calls.ts';

/** What goes along with each step of a log-in: the device, and the guest's cart, which the server merges into that of the account, once. */
export function sentAlong() {
  const token = guestToken();
  return { deviceToken: deviceToken(), ...(token !== null && { guestToken: token }) };
}

/** Logs in, or answers with the challenge of the second step. */
export async function logIn(username: string, password: string): Promise<Session | LoginChallenge> {
  // Queued changes belong to the guest's cart and would not be sent after the log-in.
  if (guestToken() !== null) await sendQueue();
  return (await api.auth.login({ body: { username, password, ...sentAlong() } })).data;
}

/** Opens the account of a registration and logs in. */
export async function confirmRegistration(token: string, password: string): Promise<Session> {
  if (guestToken() !== null) await sendQueue();
  return (await calls.registration.confirm({ body: { token, password, ...sentAlong() } })).data;
}

/** Exchanges the code of a log-in at a provider. */
export async function finishSocialLogin(code: string): Promise<Session | LoginChallenge | UnlinkedIdentity> {
  if (guestToken() !== null) await sendQueue();
  return (await calls.social.finish({ body: { code, ...sentAlong() } })).data;
}

interface SocialAccountInput {
  readonly ticket: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly acceptsTerms: boolean;
}

/** Opens the private account of somebody whom a provider has verified, and logs in. */
export async function openSocialAccount(input: SocialAccountInput): Promise<Session> {
  if (guestToken() !== null) await sendQueue();
  return (await calls.social.openAccount({ body: { ...input, ...sentAlong() } })).data;
}

/** Begins the session on this device; with `isLasting` it survives the browser window. */
export function enterShop(session: Session, { isLasting }: { readonly isLasting: boolean }): void {
  const { role } = session;
  const canOrder = role !== 'enrolling_staff' && canOrderAs(role);
  storeDeviceToken(session.deviceToken);
  rememberCanOrder(canOrder);
  // No merge for staff and sales representatives: the guest's cart stays on this device.
  if (canOrder) clearGuestToken();
  void showMergeResult(session);
  beginSession(session.token, isLasting);
}

/** Shows how many lines of the guest's cart were merged, and which were not. */
async function showMergeResult({ joinedLines, leftLines, leftCode }: Session): Promise<void> {
  const left = [...leftLines, ...(leftCode ? [leftCode] : [])];
  if (joinedLines === 0 && left.length === 0) return;
  await accountTexts();
  if (joinedLines > 0) showToast({ tone: 'done', title: t('guest.joined', { count: joinedLines }) });
  if (left.length === 0) return;
  const text = left.map(({ code, reason }) => `${code}: ${reason}`).join(' ');
  showToast({ tone: 'warn', title: t('guest.notJoined'), text });
}
