import { deviceToken, storeDeviceToken } from '@sjaj/app-kit';
import type { Session } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { guestToken } from '../../shared/session/token.ts';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { t } from '../../shared/texts/t.ts';
import { sendQueue } from '../../shared/cart-queue/send-queue.ts';

/** Logs in with what the guest put into a cart until now: the server has it join the cart of the account, once. */
export async function logIn(username: string, password: string) {
  const token = guestToken();
  // What waits for the line belongs to the guest's cart, and nobody would send it after him.
  if (token !== null) await sendQueue();
  const body = { username, password, deviceToken: deviceToken(), ...(token !== null && { guestToken: token }) };
  const answer = await api.auth.login({ body });
  storeDeviceToken(answer.data.deviceToken);
  return answer;
}

/** Says how much of a guest's cart is in the account's now, and what is not. */
export async function tellJoined({ joinedLines, leftLines, leftCode }: Session): Promise<void> {
  const left = [...leftLines, ...(leftCode ? [leftCode] : [])];
  if (joinedLines === 0 && left.length === 0) return;
  await accountTexts();
  if (joinedLines > 0) showToast({ tone: 'done', title: t('guest.joined', { count: joinedLines }) });
  if (left.length === 0) return;
  const text = left.map(({ code, reason }) => `${code}: ${reason}`).join(' ');
  showToast({ tone: 'warn', title: t('guest.notJoined'), text });
}
