import { useMutation } from '@tanstack/react-query';
import { deviceToken, storeDeviceToken } from '@sjaj/app-kit';
import { api, dropSession } from '../../shared/api/api.ts';
import { beginSession } from '../../shared/session/token.ts';
import { isStaff } from '../resources.ts';

interface Typed {
  readonly username: string;
  readonly password: string;
}

/** Somebody whose account is right, but who is not staff. */
export class NotStaff extends Error {
  override readonly name = 'NotStaff';
}

/** Exchanges what was typed for a session; a customer's is ended at once. The caller shows `error`. */
export const useSignIn = () =>
  useMutation({
    mutationFn: async (typed: Typed): Promise<void> => {
      const body = { ...typed, deviceToken: deviceToken() };
      const { token, role, deviceToken: given } = (await api.auth.login({ body })).data;
      storeDeviceToken(given);
      if (!isStaff(role)) {
        await dropSession(token);
        throw new NotStaff();
      }
      beginSession(token);
    },
    // It stands in the form.
    onError: () => undefined,
  });
