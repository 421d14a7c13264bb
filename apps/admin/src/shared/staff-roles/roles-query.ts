import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** More roles than a shop makes. */
const MOST_ROLES = 100;

/** The roles of staff that the shop has made, by name. */
export const rolesQuery = queryOptions({
  queryKey: ['staffRoles', 'list'],
  queryFn: async ({ signal }) => (await api.staffRoles.list({ body: { pageSize: MOST_ROLES } }, { signal })).data,
});
