import { BACK_OFFICE } from '@sjaj/contract';
import { IconGift } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const bonusRules: Resource = {
  name: 'bonus-rules',
  title: 'resource.bonusRules',
  icon: IconGift,
  group: 'catalogue',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/bonus-rules',
      title: 'resource.bonusRules',
      load: async () => (await import('./rule-pages.tsx')).RulesPage,
    },
    {
      path: '/bonus-rules/new',
      title: 'bonusRules.new',
      load: async () => (await import('./rule-pages.tsx')).NewRulePage,
    },
    { path: '/bonus-rules/$id', load: async () => (await import('./rule-pages.tsx')).RulePage },
  ],
};
