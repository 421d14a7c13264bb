import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSendOnce } from '@sjaj/app-kit';
import { showToast } from '@sjaj/ui';
import { queryClient } from '../api/query-client.ts';
import { t } from '../texts/t.ts';

interface RecordCreate<Saved, Form> {
  readonly create: (input: {
    readonly body: Form;
    readonly idempotencyKey: string;
  }) => Promise<{ readonly data: Saved }>;
  /** As the toast calls the record. */
  readonly titleOf: (saved: Saved) => string;
  /** The address of the list; the record's own is below it. */
  readonly home: `/${string}`;
  /** The first part of the keys of all that is asked about such records. */
  readonly queryKey: string;
  readonly onRefused: (error: unknown) => void;
  /** Asks about a refused form, to send it with what was answered; false where there is nothing to ask. */
  readonly ask?: (error: unknown, form: Form, send: (form: Form) => void) => boolean;
}

/** Sends a new record once, however often the button is pressed; then its own page takes over. */
export function useRecordCreate<Saved extends { readonly id: number }, Form>(settings: RecordCreate<Saved, Form>) {
  const navigate = useNavigate();
  const sendOnce = useSendOnce();
  const create = useMutation({
    mutationFn: async (body: Form) =>
      (await sendOnce(body, (idempotencyKey) => settings.create({ body, idempotencyKey }))).data,
    onSuccess: async (saved) => {
      showToast({ title: t('sign.saved'), text: settings.titleOf(saved) });
      await queryClient.invalidateQueries({ queryKey: [settings.queryKey, 'list'] });
      await navigate({ to: `${settings.home}/${saved.id}`, replace: true, ignoreBlocker: true });
    },
    onError: (error, form) => {
      if (settings.ask?.(error, form, (next) => create.mutate(next))) return;
      settings.onRefused(error);
    },
  });
  return create;
}
