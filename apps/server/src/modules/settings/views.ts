import type { AdminSettings, SettingsForm } from '@sjaj/contract';
import { fromKm, toKm } from '@sjaj/domain';
import { type GuestOrders, type Settings, settingsFrom } from './rules.ts';

const NEVER_SAVED = 0;

/** The limits of guest orders that everybody may see, with amounts in KM. */
export const guestLimitsView = ({ lines, quantity, total }: GuestOrders) => ({ lines, quantity, total: toKm(total) });

/** The stored settings for staff, with amounts in KM. The version is 0 until they are saved. */
export function adminSettingsView(stored: ReadonlyMap<string, unknown>): AdminSettings {
  const {
    freeShippingAmount,
    languages,
    orderMailAddresses,
    deliveryCities,
    daysOff,
    homeSections,
    guestOrders,
    lowStockLevel: _,
    ...rest
  } = settingsFrom(stored);
  return {
    ...rest,
    freeShippingAmount: toKm(freeShippingAmount),
    consumerShopUrl: rest.consumerShopUrl || null,
    languages: [...languages],
    orderMailAddresses: [...orderMailAddresses],
    deliveryCities: [...deliveryCities],
    daysOff: [...daysOff],
    homeSections: [...homeSections],
    guestOrders: { ...guestOrders, total: toKm(guestOrders.total), openTotal: toKm(guestOrders.openTotal) },
    version: Number(stored.get('version') ?? NEVER_SAVED),
  };
}

/** The form as it is stored, with amounts in feninga. */
export const settingsOfForm = ({
  freeShippingAmount,
  consumerShopUrl,
  guestOrders,
  ...rest
}: SettingsForm): Omit<Settings, 'lowStockLevel'> => ({
  ...rest,
  freeShippingAmount: fromKm(freeShippingAmount),
  consumerShopUrl: consumerShopUrl ?? '',
  guestOrders: { ...guestOrders, total: fromKm(guestOrders.total), openTotal: fromKm(guestOrders.openTotal) },
});
