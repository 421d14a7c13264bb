import { IconBuildingStore } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const pickupPlaces: Resource = {
  name: 'pickup-places',
  title: 'resource.pickupPlaces',
  icon: IconBuildingStore,
  group: 'reference',
  needs: 'editSettings',
  pages: recordPages('/pickup-places', {
    title: 'resource.pickupPlaces',
    newTitle: 'pickupPlaces.new',
    list: async () => (await import('./pickup-places-list.tsx')).pickupPlacesList,
    form: async () => (await import('./form/pickup-place-definition.tsx')).pickupPlaceDefinition,
  }),
};
