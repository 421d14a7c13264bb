import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { NewsletterIssueForm } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';

/** The poll interval of an issue under way, in ms. */
const LOOK_EVERY_MS = 1_500;

/** An issue, polled while it is being sent. */
export const issueQuery = (id: number) =>
  queryOptions({
    queryKey: ['newsletter', 'report', id],
    queryFn: async ({ signal }) => (await api.newsletterIssues.one({ params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data?.state === 'sending' ? LOOK_EVERY_MS : false),
  });

/** The mail that subscribers of a language get. */
export const previewQuery = ({ subject, body }: NewsletterIssueForm, language: Language) =>
  queryOptions({
    queryKey: ['newsletter', 'preview', subject, body, language],
    queryFn: async ({ signal }) =>
      (await api.newsletterMails.preview({ body: { subject, body, language } }, { signal })).data,
  });

const PAGE_SIZE = 48;

/** The mails of an issue that did not arrive; `ended` is how many there are, so that new ones are loaded. */
export const undeliveredQuery = (id: number, ended: number) =>
  infiniteQueryOptions({
    queryKey: ['newsletter', 'undelivered', id, ended],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      api.newsletterIssues.undelivered({ params: { id }, body: { page, pageSize: PAGE_SIZE } }, { signal }),
    getNextPageParam: ({ pagedResult }) =>
      pagedResult && pagedResult.currentPage < pagedResult.totalPages ? pagedResult.currentPage + 1 : undefined,
  });
