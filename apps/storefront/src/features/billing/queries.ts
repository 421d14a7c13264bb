import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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
  readonly key: string;
}

/** Asks for a change. The dialog shows what fails. */
export function useRequestChange(onSent: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ form, note, key }: ChangeInput) =>
      calls.requestChange({ body: { ...form, ...(note.trim() === '' ? {} : { note }) }, idempotencyKey: key }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      await queries.invalidateQueries({ queryKey: detailsQuery.queryKey });
      onSent();
    },
    onError: () => undefined,
  });
}
