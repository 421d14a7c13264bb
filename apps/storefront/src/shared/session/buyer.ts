import { readStored, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';
import type { Profile } from '@sjaj/contract';
import { queryClient } from '../api/query-client.ts';
import { profileQuery } from './profile.ts';
import { isSignedIn, readToken } from './token.ts';

type Role = Profile['userData']['role'];

/** Whether a role can order: not staff, nor a representative without a chosen company. */
export const canOrderAs = (role: Role): boolean =>
  role !== 'sales_representative' && role !== 'staff' && role !== 'administrator';

/** Whether the user has a cart, as far as it is known. A guest has none before the first article is added. */
export function hasCart(): boolean {
  const profile = queryClient.getQueryData(profileQuery.queryKey);
  if (!profile) return readToken() !== null;
  const { role } = profile.userData;
  return canOrderAs(role) && role !== 'guest';
}

/** Stores for the next visit whether the user can order. */
export const rememberCanOrder = (canOrder: boolean): void =>
  void writeStored(STORAGE_KEYS.browseOnly, canOrder ? null : '1');

/** Whether a page requests the data of buyers before the profile is known. */
export const expectsBuyer = (): boolean => isSignedIn() && readStored(STORAGE_KEYS.browseOnly) === null;
