import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PickupPlaceView } from '@sjaj/contract';
import { api } from './api/api.ts';

const FRESH_MS = 300_000;
const NONE: readonly PickupPlaceView[] = [];

const placesQuery = queryOptions({
  queryKey: ['pickup-places'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await api.pickupPlaces.list({ signal })).data,
});

/** The branches of the shop; none while staff have entered none or the server has not told. */
export const usePickupPlaces = (): readonly PickupPlaceView[] => useQuery(placesQuery).data ?? NONE;
