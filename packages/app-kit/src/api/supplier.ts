import { clientFor } from '@sjaj/client';
import { supplier, type SupplierView } from '@sjaj/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import * as STORAGE_KEYS from '../storage/storage-keys.ts';
import { anonymousTransport } from './transport.ts';

const FRESH_MS = 300_000;

const calls = clientFor(supplier, anonymousTransport);

/** The company that runs the shop; null while staff have not entered it. The device stores the last answer, see `storedSupplier`. */
export const supplierQuery = queryOptions({
  queryKey: ['supplier'],
  staleTime: FRESH_MS,
  initialData: storedSupplier,
  initialDataUpdatedAt: 0,
  queryFn: async ({ signal }): Promise<SupplierView | null> => {
    const { data } = await calls.current({ signal });
    writeStored(STORAGE_KEYS.supplier, data && JSON.stringify(data));
    return data;
  },
});

/** The company; null while staff have not entered it, undefined before the first answer. */
export const useSupplier = (): SupplierView | null | undefined => useQuery(supplierQuery).data;

/** The answer of the last visit, so that titles and logo do not change while the page loads, and are there offline. */
function storedSupplier(): SupplierView | undefined {
  try {
    return JSON.parse(readStored(STORAGE_KEYS.supplier) ?? '') as SupplierView;
  } catch {
    return undefined;
  }
}
