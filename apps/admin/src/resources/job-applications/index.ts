import { IconBriefcase } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const jobApplications: Resource = {
  name: 'job-applications',
  title: 'resource.jobApplications',
  icon: IconBriefcase,
  group: 'content',
  needs: 'handleJobApplications',
  queue: 'jobApplications',
  pages: [
    listPage('/job-applications', {
      title: 'resource.jobApplications',
      list: async () => (await import('./job-applications-list.tsx')).jobApplicationsList,
    }),
  ],
};
