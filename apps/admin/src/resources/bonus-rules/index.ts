import { IconGift } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const bonusRules: Resource = {
  name: 'bonus-rules',
  title: 'resource.bonusRules',
  icon: IconGift,
  group: 'marketing',
  needs: 'editPromotions',
  pages: recordPages('/bonus-rules', {
    title: 'resource.bonusRules',
    newTitle: 'bonusRules.new',
    list: async () => (await import('./rule-list.tsx')).ruleList,
    form: async () => (await import('./rule-form.tsx')).ruleDefinition,
  }),
};
