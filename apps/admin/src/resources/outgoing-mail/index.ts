import { IconMailForward } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const outgoingMail: Resource = {
  name: 'outgoing-mail',
  title: 'resource.outgoingMail',
  icon: IconMailForward,
  group: 'system',
  needs: 'operateShop',
  queue: 'failedMails',
  pages: [
    listPage('/outgoing-mail', {
      title: 'resource.outgoingMail',
      list: async () => (await import('./mail-list.tsx')).mailList,
    }),
  ],
};
