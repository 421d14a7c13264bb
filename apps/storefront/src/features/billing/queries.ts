import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type CompanyChangeForm, companyDetails } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';

const calls = clientFor(companyDetails, transport);

/** What the supplier knows of the company. */
export const detailsQuery = queryOptions({
  queryKey: ['company', 'details'],
  queryFn: async ({ signal }) => (await calls.one({ signal })).data,
});

/** Who looks after the company. */
export const contactsQuery = queryOptions({
  queryKey: ['company', 'contact-persons'],
  queryFn: async ({ signal }) => (await calls.contactPersons({ signal })).data,
});

interface ChangeInput {
  readonly form: CompanyChangeForm;
  readonly note: string;
}

/** Asks for a change. The dialog shows what fails. */
export function useRequestChange(onSent: () => void) {
  const queries = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: ({ form, note }: ChangeInput) => {
      const body = { ...form, ...(note.trim() === '' ? {} : { note }) };
      return sendOnce(body, (idempotencyKey) => calls.requestChange({ body, idempotencyKey }));
    },
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      await queries.invalidateQueries({ queryKey: detailsQuery.queryKey });
      onSent();
    },
    onError: () => undefined,
  });
}
