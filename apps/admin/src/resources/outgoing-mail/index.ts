import { BACK_OFFICE } from '@sjaj/contract';
import { IconMailForward } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';
import { useFailedMail } from './queries.ts';

export const outgoingMail: Resource = {
  name: 'outgoing-mail',
  title: 'resource.outgoingMail',
  icon: IconMailForward,
  group: 'system',
  access: BACK_OFFICE,
  useWaiting: useFailedMail,
  pages: [
    {
      path: '/outgoing-mail',
      title: 'resource.outgoingMail',
      load: async () => (await import('./mail-page.tsx')).OutgoingMailPage,
    },
  ],
};
