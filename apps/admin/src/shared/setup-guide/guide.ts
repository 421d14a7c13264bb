import { queryOptions } from '@tanstack/react-query';
import type { SetupStep } from '@sjaj/contract';
import { api } from '../api/api.ts';

/** What an empty shop still needs. A guide that is over is not asked for again. */
export const guideQuery = queryOptions({
  queryKey: ['setup-guide'],
  queryFn: async ({ signal }) => (await api.setupGuide.one({ signal })).data,
  staleTime: ({ state }) => (state.data?.isOver ? Infinity : 0),
});

/** The form of each step. */
export const STEP_PAGES: Readonly<Record<SetupStep, `/${string}`>> = {
  company: '/settings/company',
  logo: '/settings/company',
  branches: '/pickup-places/new',
  delivery: '/express-posts/new',
  terms: '/terms',
  mail: '/outgoing-mail',
  articles: '/imports/new?kind=articles',
  customer: '/companies/new',
  user: '/users/new',
};

/** `/pickup-places` for `/pickup-places/new`: where a step goes on once its record is saved. */
const areaOf = (page: string): string => page.replace(/\/new(\?.*)?$/, '');

/** Whether a page belongs to a step: its form, or a record that it has made. */
export const isStepPage = (pathname: string): boolean =>
  Object.values(STEP_PAGES).some((page) => pathname === areaOf(page) || pathname.startsWith(`${areaOf(page)}/`));
