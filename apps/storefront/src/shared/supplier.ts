import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SupplierView } from '@sjaj/contract';
import { api } from './api/api.ts';

const FRESH_MS = 300_000;
const KEY = 'sjaj.supplier';

/** Asked for with each load of the page: the device remembers it by itself, see `remembered`. */
const supplierQuery = queryOptions({
  queryKey: ['supplier'],
  staleTime: FRESH_MS,
  placeholderData: remembered,
  queryFn: async ({ signal }): Promise<SupplierView | null> => {
    const { data } = await api.supplier.current({ signal });
    remember(data);
    return data;
  },
});

/** The company that runs the shop; null while staff have not entered it, undefined until the server has told. */
export const useSupplier = (): SupplierView | null | undefined => useQuery(supplierQuery).data;

/** What the shop is called; null where nobody knows yet. */
export const useShopName = (): string | null => useSupplier()?.shortName ?? null;

/** The number to call when one cannot go on alone; empty while nobody has entered one. */
export function useSupportPhone(): string {
  const supplier = useSupplier();
  return supplier?.infoPhone ?? supplier?.phone ?? '';
}

/** What the last visit was told, so that titles and logo do not change under the reader. */
function remembered(): SupplierView | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as SupplierView;
  } catch {
    return undefined;
  }
}

function remember(supplier: SupplierView | null): void {
  try {
    if (supplier) localStorage.setItem(KEY, JSON.stringify(supplier));
    else localStorage.removeItem(KEY);
  } catch {
    // A device that keeps nothing asks each time.
  }
}
