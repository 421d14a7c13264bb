import { createTransport } from '@sjaj/app-kit';
import { CallFailed, clientFor } from '@sjaj/client';
import { users } from '@sjaj/contract';
import { beginActingSession } from '../../shared/session/token.ts';

/**
 * Begins the session of staff whose token an address carries. Any other token is ignored: a link must not log its reader in as somebody
 * else. Rejects where the server cannot be asked.
 */
export async function beginActing(token: string): Promise<void> {
  try {
    const { data } = await clientFor(users, createTransport({ token: () => token })).profile();
    if (data.userData.actingMode !== null) beginActingSession(token);
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status >= 500) throw error;
  }
}
