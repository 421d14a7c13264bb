import { showFailure } from '@sjaj/app-kit';
import { api } from '../../shared/api/api.ts';
import { endSession } from '../../shared/session/token.ts';

/** Ends the session on the server and here. Here also where the server gives no answer, and says so. */
export async function logOut(): Promise<void> {
  try {
    await api.auth.logout({ keepalive: true });
  } catch (error) {
    showFailure(error);
  }
  endSession('ended');
}
