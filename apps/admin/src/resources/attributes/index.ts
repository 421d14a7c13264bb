import { IconRuler2 } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const attributes: Resource = {
  name: 'attributes',
  title: 'resource.attributes',
  icon: IconRuler2,
  group: 'catalogue',
  needs: 'editArticles',
  pages: recordPages('/attributes', {
    title: 'resource.attributes',
    newTitle: 'attributes.new',
    list: async () => (await import('./attributes-list.tsx')).attributesList,
    form: async () => (await import('./form/attribute-definition.tsx')).attributeDefinition,
  }),
};
