import { clientFor, type Transport } from '@sjaj/client';
import { account } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '../api/failure.ts';

/** The calls of the own account. */
export const ownAccountCalls = (transport: Transport) => clientFor(account, transport);
export type OwnAccountCalls = ReturnType<typeof ownAccountCalls>;

const SESSIONS_KEY = ['own-sessions'] as const;

export const sessionsQuery = (calls: OwnAccountCalls) =>
  queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await calls.sessions({ signal })).data,
  });

/** Reads the devices again: what changes the log-in ends sessions. */
export function useRefreshSessions(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: SESSIONS_KEY });
}

interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
}

/** Changes the password. The form shows what is refused. */
export function useChangePassword(calls: OwnAccountCalls, onChanged: () => void) {
  const refreshSessions = useRefreshSessions();
  return useMutation({
    mutationFn: (body: PasswordChange) => calls.updatePassword({ body }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      onChanged();
      await refreshSessions();
    },
    onError: () => undefined,
  });
}

/** Logs out another device, or all others where no id is given. */
export function useEndSession(calls: OwnAccountCalls) {
  return useMutation({
    mutationFn: (id: number | null) => (id === null ? calls.endOtherSessions() : calls.endSession({ params: { id } })),
    onSuccess: ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
    },
    onError: showFailure,
    onSettled: useRefreshSessions(),
  });
}
