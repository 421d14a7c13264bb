import { IconSettings } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const settings: Resource = {
  name: 'settings',
  title: 'resource.settings',
  icon: IconSettings,
  group: 'system',
  topics: [
    'settings.shopMode',
    'settings.cards',
    'settings.preOrders',
    'settings.breaksTogether',
    'settings.debtors',
    'settings.secondFactor',
    'settings.newDays',
    'settings.freeShipping',
    'settings.languages',
    'settings.defaultLanguage',
    'settings.consumerShop',
    'settings.orderMail',
    'settings.cities',
    'homeSections.title',
    'settings.guestLines',
    'settings.guestTotal',
    'settings.guestOpenOrders',
  ],
  needs: 'editSettings',
  pages: [
    {
      path: '/settings',
      title: 'resource.settings',
      load: async () => (await import('./settings-page.tsx')).SettingsPage,
    },
    {
      path: '/settings/company',
      title: 'supplier.title',
      load: async () => (await import('./company/company-page.tsx')).CompanyPage,
    },
  ],
};
