import { useMutation } from '@tanstack/react-query';
import { deviceToken, storeDeviceToken } from '@sjaj/app-kit';
import { api, dropSession } from '../../shared/api/api.ts';
import { beginSession } from '../../shared/session/token.ts';
import { isStaff } from '../resources.ts';

interface Typed {
  readonly username: string;
  readonly password: string;
}

/** The account is valid but not one of staff. */
export class NotStaff extends Error {
  override readonly name = 'NotStaff';
}

/** Logs in. The session of a customer is ended at once. The caller shows `error`. */
export const useSignIn = () =>
  useMutation({
    mutationFn: async (typed: Typed): Promise<void> => {
      const body = { ...typed, deviceToken: deviceToken() };
      const { token, role, deviceToken: newDeviceToken } = (await api.auth.login({ body })).data;
      storeDeviceToken(newDeviceToken);
      if (!isStaff(role)) {
        await dropSession(token);
        throw new NotStaff();
      }
      beginSession(token);
    },
    // The form shows it.
    onError: () => undefined,
  });
