import { deviceToken, storeDeviceToken } from '@sjaj/app-kit';
import type { Session } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { guestToken } from '../../shared/session/token.ts';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { t } from '../../shared/texts/t.ts';
import { sendQueue } from '../../shared/cart-queue/send-queue.ts';

/** Logs in and sends the guest's cart along. The server merges it into the cart of the account, once. */
export async function logIn(username: string, password: string) {
  const token = guestToken();
  // Queued changes belong to the guest's cart and would not be sent after the log-in.
  if (token !== null) await sendQueue();
  const body = { username, password, deviceToken: deviceToken(), ...(token !== null && { guestToken: token }) };
  const answer = await api.auth.login({ body });
  storeDeviceToken(answer.data.deviceToken);
  return answer;
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
