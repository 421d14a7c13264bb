import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MailRow } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';

export const OUTGOING_MAIL = 'outgoing-mail';

const countsQuery = queryOptions({
  queryKey: [OUTGOING_MAIL, 'counts'],
  queryFn: async ({ signal }) => (await api.mail.counts({ signal })).data,
});

/** The time between two looks at a mail that has no words yet. */
export const WRITING_MS = 2_000;
/** How often the list looks for mails that are not there yet. */
export const WAITING_MS = 5_000;

/** Whether the worker has not composed it yet. */
export const isBeingWritten = ({ subject, state }: Pick<MailRow, 'subject' | 'state'>): boolean =>
  subject === null && state === 'queued';

export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: [OUTGOING_MAIL, 'one', id],
    queryFn: async ({ signal }) => (await api.mail.one({ params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isBeingWritten(data) ? WRITING_MS : false),
  });

/** The number of mails by state; 0 while loading. */
export function useMailCounts(): Readonly<Record<string, number>> {
  const { data } = useQuery(countsQuery);
  if (!data) return {};
  const byState = Object.fromEntries(data.map(({ state, count }) => [state, count]));
  return { queued: 0, sent: 0, failed: 0, kept: 0, ...byState };
}
