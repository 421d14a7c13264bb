import type { ListQuery, View } from '../list/definition.ts';
import { listRequest } from '../list/list-request.ts';

/** The tabs of a list whose records are on or off. */
export const ACTIVE_VIEWS: readonly [View, ...View[]] = [
  { key: 'all', title: 'list.all' },
  { key: 'active', title: 'offer.viewActive' },
  { key: 'inactive', title: 'offer.viewInactive' },
];

/** What such a list asks for; by default in the order in which customers are offered them. */
export const activeRequest = (query: ListQuery) =>
  listRequest(query, ['all', 'active', 'inactive'], ['default', 'name']);
