import { BACK_OFFICE } from '@sjaj/contract';
import { IconBuildingCog, IconMailQuestion, IconPresentation } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';
import { useWaitingArrivals, useWaitingCompanyChanges, useWaitingPresentations } from './queries.ts';

export const arrivalRequests: Resource = {
  name: 'out-of-stock-requests',
  title: 'resource.arrivalRequests',
  icon: IconMailQuestion,
  group: 'customers',
  access: BACK_OFFICE,
  useWaiting: useWaitingArrivals,
  pages: [
    {
      path: '/out-of-stock-requests',
      title: 'resource.arrivalRequests',
      load: async () => (await import('./requests-pages.tsx')).ArrivalsPage,
    },
  ],
};

export const presentationRequests: Resource = {
  name: 'presentation-requests',
  title: 'resource.presentationRequests',
  icon: IconPresentation,
  group: 'customers',
  access: BACK_OFFICE,
  useWaiting: useWaitingPresentations,
  pages: [
    {
      path: '/presentation-requests',
      title: 'resource.presentationRequests',
      load: async () => (await import('./requests-pages.tsx')).PresentationsPage,
    },
  ],
};

export const companyChanges: Resource = {
  name: 'company-changes',
  title: 'resource.companyChanges',
  icon: IconBuildingCog,
  group: 'customers',
  access: BACK_OFFICE,
  useWaiting: useWaitingCompanyChanges,
  pages: [
    {
      path: '/company-changes',
      title: 'resource.companyChanges',
      load: async () => (await import('./requests-pages.tsx')).CompanyChangesPage,
    },
  ],
};
