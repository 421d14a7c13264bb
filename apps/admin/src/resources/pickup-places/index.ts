import { BACK_OFFICE } from '@sjaj/contract';
import { IconBuildingStore } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const pickupPlaces: Resource = {
  name: 'pickup-places',
  title: 'resource.pickupPlaces',
  icon: IconBuildingStore,
  group: 'system',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/pickup-places',
      title: 'resource.pickupPlaces',
      load: async () => (await import('./pickup-places-pages.tsx')).PickupPlacesPage,
    },
    {
      path: '/pickup-places/new',
      title: 'pickupPlaces.new',
      load: async () => (await import('./pickup-places-pages.tsx')).NewPickupPlacePage,
    },
    { path: '/pickup-places/$id', load: async () => (await import('./pickup-places-pages.tsx')).PickupPlacePage },
  ],
};
