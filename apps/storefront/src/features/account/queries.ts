import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile, showFailure, useSendOnce } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { account, type AccountView, type PersonalDataForm, personalDataChanges, social } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { sendUpload } from '../../shared/api/send-upload.ts';
import { endSession } from '../../shared/session/token.ts';

const calls = clientFor(account, transport);
const identities = clientFor(social, transport);
const changes = clientFor(personalDataChanges, transport);

export const accountQuery = queryOptions({
  queryKey: ['own-account'],
  queryFn: async ({ signal }) => (await calls.get({ signal })).data,
});

export const consentsQuery = queryOptions({
  queryKey: ['own-consents'],
  queryFn: async ({ signal }) => (await calls.consents({ signal })).data,
});

export const lastChangeQuery = queryOptions({
  queryKey: ['own-data-change'],
  queryFn: async ({ signal }) => (await changes.last({ signal })).data,
});

export const identitiesQuery = queryOptions({
  queryKey: ['own-identities'],
  queryFn: async ({ signal }) => (await identities.identities({ signal })).data,
});

interface UnlinkInput {
  readonly id: number;
  readonly password: string;
}

/** Unlinks an identity. The dialog shows what is refused. */
export function useUnlink(onUnlinked: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, password }: UnlinkInput) => identities.unlink({ params: { id }, body: { password } }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      await queries.invalidateQueries({ queryKey: identitiesQuery.queryKey });
      onUnlinked();
    },
    onError: () => undefined,
  });
}

interface ChangeInput {
  readonly form: PersonalDataForm;
  readonly note: string;
}

/** Asks for another name or e-mail. The dialog shows what fails. */
export function useRequestChange(onSent: () => void) {
  const queries = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: ({ form, note }: ChangeInput) => {
      const body = { ...form, ...(note === '' ? {} : { note }) };
      return sendOnce(body, (idempotencyKey) => changes.request({ body, idempotencyKey }));
    },
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      await queries.invalidateQueries({ queryKey: lastChangeQuery.queryKey });
      onSent();
    },
    onError: () => undefined,
  });
}

interface Saved {
  readonly data: AccountView;
  readonly info?: { readonly message: string };
}

/** Shows the account as the server answers it, and says so. */
function useSaved() {
  const queries = useQueryClient();
  return ({ data, info }: Saved): void => {
    queries.setQueryData(accountQuery.queryKey, data);
    if (info) showToast({ tone: 'done', title: info.message });
    void queries.invalidateQueries({ queryKey: ['profile'] });
  };
}

/** Saves phone and language. The form shows what fails. */
export const useSaveAccount = () =>
  useMutation({
    mutationFn: (body: Pick<AccountView, 'phoneNumber' | 'language'>) => calls.update({ body }),
    onSuccess: useSaved(),
    onError: () => undefined,
  });

export const useSaveImage = () =>
  useMutation({
    mutationFn: (file: File) => sendUpload(account.updateImage, { file }),
    onSuccess: useSaved(),
    onError: showFailure,
  });

export const useRemoveImage = () =>
  useMutation({ mutationFn: () => calls.removeImage(), onSuccess: useSaved(), onError: showFailure });

export type Leaving = 'deactivate' | 'remove';

/** Closes or deletes the account, which ends the session. The dialog shows what is refused. */
export const useLeave = () =>
  useMutation({
    mutationFn: ({ leaving, password }: { readonly leaving: Leaving; readonly password: string }) =>
      calls[leaving]({ body: { password } }),
    onSuccess: ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      endSession('ended');
      location.assign('/auth/login');
    },
    onError: () => undefined,
  });

export const useExport = () =>
  useMutation({
    mutationFn: () => calls.exportData(),
    onSuccess: ({ data }) => saveFile(data, 'sjaj.json'),
    onError: showFailure,
  });
