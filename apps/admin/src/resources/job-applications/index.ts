import { BACK_OFFICE } from '@sjaj/contract';
import { IconBriefcase } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';
import { useWaitingApplications } from './queries.ts';

export const jobApplications: Resource = {
  name: 'job-applications',
  title: 'resource.jobApplications',
  icon: IconBriefcase,
  group: 'content',
  access: BACK_OFFICE,
  useWaiting: useWaitingApplications,
  pages: [
    {
      path: '/job-applications',
      title: 'resource.jobApplications',
      load: async () => (await import('./job-applications-page.tsx')).JobApplicationsPage,
    },
  ],
};
