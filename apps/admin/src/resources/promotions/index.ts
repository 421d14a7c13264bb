import { IconDiscount } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const promotions: Resource = {
  name: 'sales',
  title: 'resource.sales',
  icon: IconDiscount,
  group: 'marketing',
  needs: 'editPromotions',
  pages: recordPages('/sales', {
    title: 'resource.sales',
    newTitle: 'promotions.new',
    list: async () => (await import('./promotions-list.ts')).promotionsList,
    form: async () => (await import('./promotion-form.tsx')).promotionDefinition,
  }),
};
