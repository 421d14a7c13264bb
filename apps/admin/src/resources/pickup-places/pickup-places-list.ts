import type { AdminPickupPlace } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { ACTIVE_VIEWS, activeAsk } from '../../shared/record/active-list.ts';
import { PICKUP_PLACE_COLUMNS } from './pickup-places-columns.tsx';

export const pickupPlacesList: ListDefinition<AdminPickupPlace> = {
  name: 'pickup-places',
  title: 'resource.pickupPlaces',
  searchHint: 'pickupPlaces.search',
  columns: PICKUP_PLACE_COLUMNS,
  views: ACTIVE_VIEWS,
  filters: [],
  load: (ask, signal) => api.pickupPlaces.list({ body: activeAsk(ask) }, signal && { signal }),
  nameOf: ({ name }) => name,
  create: { href: '/pickup-places/new', title: 'pickupPlaces.new' },
};
