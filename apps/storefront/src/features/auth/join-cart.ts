import { deviceToken } from '@sjaj/app-kit';
import type { LoginChallenge, Session } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { guestToken } from '../../shared/session/token.ts';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { t } from '../../shared/texts/t.ts';
import { sendQueue } from '../../shared/cart-queue/send-queue.ts';

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

/** Shows how many lines of the guest's cart were merged, and which were not. */
export async function showMergeResult({ joinedLines, leftLines, leftCode }: Session): Promise<void> {
  const left = [...leftLines, ...(leftCode ? [leftCode] : [])];
  if (joinedLines === 0 && left.length === 0) return;
  await accountTexts();
  if (joinedLines > 0) showToast({ tone: 'done', title: t('guest.joined', { count: joinedLines }) });
  if (left.length === 0) return;
  const text = left.map(({ code, reason }) => `${code}: ${reason}`).join(' ');
  showToast({ tone: 'warn', title: t('guest.notJoined'), text });
}
