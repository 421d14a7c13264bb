import { IconWebhook } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const webhooks: Resource = {
  name: 'webhooks',
  title: 'resource.webhooks',
  icon: IconWebhook,
  group: 'system',
  needs: 'manageStaff',
  pages: recordPages('/webhooks', {
    title: 'resource.webhooks',
    newTitle: 'webhooks.new',
    list: async () => (await import('./webhook-list.tsx')).webhookList,
    form: async () => (await import('./webhook-form.tsx')).webhookDefinition,
  }),
};
