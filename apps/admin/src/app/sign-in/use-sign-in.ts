import { useMutation } from '@tanstack/react-query';
import { deviceToken, storeDeviceToken } from '@sjaj/app-kit';
import type { LoginChallenge, Session } from '@sjaj/contract';
import { dropSession, signInApi } from '../../shared/api/transport.ts';
import { beginSession } from '../../shared/session/token.ts';
import { t } from '../../shared/texts/t.ts';
import { isStaff } from '../resources.ts';

interface Typed {
  readonly username: string;
  readonly password: string;
}

/** The account is valid but not one of staff. */
class NotStaff extends Error {
  override readonly name = 'NotStaff';
}

/** Begins the session of a log-in. That of a customer is ended at once. */
export async function takeSession({ token, role, deviceToken: newDeviceToken }: Session): Promise<void> {
  storeDeviceToken(newDeviceToken);
  if (role !== 'enrolling_staff' && !isStaff(role)) {
    await dropSession(token);
    throw new NotStaff(t('frame.notStaff'));
  }
  beginSession(token);
}

/** What a log-in was refused for that no answer of the server says. */
export const isNotStaff = (error: unknown): error is Error => error instanceof NotStaff;

/** Logs in, or resolves with the challenge of the second step. The caller shows `error`. */
export const useSignIn = () =>
  useMutation({
    mutationFn: async (typed: Typed): Promise<LoginChallenge | null> => {
      const { data } = await signInApi.auth.login({ body: { ...typed, deviceToken: deviceToken() } });
      if ('challenge' in data) return data;
      await takeSession(data);
      return null;
    },
    // The form shows it.
    onError: () => undefined,
  });
