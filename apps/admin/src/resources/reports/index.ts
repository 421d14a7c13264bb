import { IconChartHistogram } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';
import { REPORTS } from './report-names.ts';

const load = {
  revenue: async () => (await import('./revenue-page.tsx')).RevenuePage,
  pairs: async () => (await import('./pairs-page.tsx')).PairsPage,
  deadStock: async () => (await import('./dead-stock-page.tsx')).DeadStockPage,
  lostSearches: async () => (await import('./lost-searches-page.tsx')).LostSearchesPage,
  lapsedCustomers: async () => (await import('./lapsed-page.tsx')).LapsedPage,
  debts: async () => (await import('./debts-page.tsx')).DebtsPage,
} as const;

const [first, ...others] = REPORTS;

export const reports: Resource = {
  name: 'reports',
  title: 'resource.reports',
  icon: IconChartHistogram,
  group: 'work',
  needs: 'viewFigures',
  pages: [
    { path: first.path, title: first.title, load: load[first.name] },
    ...others.map(({ name, path, title }) => ({ path, title, load: load[name] })),
  ],
  topics: others.map(({ title }) => title),
};
