import { IconAlertTriangle, IconBroadcastOff, IconSettingsAutomation } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const jobs: Resource = {
  name: 'jobs',
  title: 'resource.jobs',
  icon: IconSettingsAutomation,
  group: 'system',
  needs: 'operateShop',
  pages: [{ path: '/jobs', title: 'resource.jobs', load: async () => (await import('./jobs-pages.tsx')).JobsPage }],
};

export const failedJobs: Resource = {
  name: 'failed-jobs',
  title: 'resource.failedJobs',
  icon: IconAlertTriangle,
  group: 'system',
  needs: 'operateShop',
  queue: 'failedJobs',
  pages: [
    {
      path: '/failed-jobs',
      title: 'resource.failedJobs',
      load: async () => (await import('./jobs-pages.tsx')).FailedJobsPage,
    },
  ],
};

export const failedEvents: Resource = {
  name: 'failed-events',
  title: 'resource.failedEvents',
  icon: IconBroadcastOff,
  group: 'system',
  needs: 'operateShop',
  queue: 'failedEvents',
  pages: [
    {
      path: '/failed-events',
      title: 'resource.failedEvents',
      load: async () => (await import('./jobs-pages.tsx')).FailedEventsPage,
    },
  ],
};
