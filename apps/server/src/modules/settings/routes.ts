import type { settings as routes } from '@sjaj/contract';
import { toKm } from '@sjaj/domain';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Settings } from './rules.ts';
import { guestLimitsView } from './views.ts';

export const settingsHandlers = (settings: () => Promise<Settings>): Handlers<typeof routes> => ({
  freeShippingAmount: async () => toKm((await settings()).freeShippingAmount),
  freeShippingEnabled: async () => (await settings()).freeShippingEnabled,
  allowOrderingStockZero: async () => (await settings()).allowOrderingStockZero,
  useDefaultLanguage: async () => (await settings()).useDefaultLanguage,
  defaultLanguage: async () => (await settings()).defaultLanguage,
  languages: async () => [...(await settings()).languages],
  frame: async () => {
    const { freeShippingEnabled, freeShippingAmount, useDefaultLanguage, ...rest } = await settings();
    return {
      freeShippingFrom: freeShippingEnabled ? toKm(freeShippingAmount) : null,
      forcedLanguage: useDefaultLanguage ? rest.defaultLanguage : null,
      languages: [...rest.languages],
      consumerShopUrl: rest.consumerShopUrl || null,
      guestOrders: guestLimitsView(rest.guestOrders),
      homeSections: [...rest.homeSections],
    };
  },
});
