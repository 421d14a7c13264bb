import { useSupplier } from '@sjaj/app-kit';

/** The name of the shop; null where it is not known yet. */
export const useShopName = (): string | null => useSupplier()?.shortName ?? null;

/** The phone number for support; empty while staff have entered none. */
export function useSupportPhone(): string {
  const supplier = useSupplier();
  return supplier?.infoPhone ?? supplier?.phone ?? '';
}
