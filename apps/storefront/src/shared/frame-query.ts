import { queryOptions } from '@tanstack/react-query';
import type { GuestOrderBounds, HomeSection } from '@sjaj/contract';
import { isLanguage, LANGUAGES } from '@sjaj/domain';
import type { Language } from '@sjaj/domain';
import { OFFLINE } from './api/offline-meta.ts';
import { api } from './api/api.ts';

const FRESH_MS = 300_000;

interface FrameFacts {
  /** From which total in KM delivery is free; null where it never is. */
  readonly freeDeliveryFrom: number | null;
  /** The language that everybody must take; null where each may choose. */
  readonly forcedLanguage: Language | null;
  /** The languages on offer. */
  readonly languages: readonly Language[];
  /** Where private shoppers are served; null where there is no such shop. */
  readonly consumerShopUrl: string | null;
  /** How much one order of a guest may hold. */
  readonly guestOrders: GuestOrderBounds;
  /** What Home shows below the first screen, in this order. */
  readonly homeSections: readonly HomeSection[];
}

/** What the frame shows of the shop's settings. */
export const frameQuery = queryOptions({
  queryKey: ['settings', 'frame'],
  meta: OFFLINE,
  staleTime: FRESH_MS,
  queryFn: async ({ signal }): Promise<FrameFacts> => {
    const { freeShippingFrom, forcedLanguage, languages, ...same } = (await api.settings.frame({ signal })).data;
    return {
      freeDeliveryFrom: freeShippingFrom,
      forcedLanguage: forcedLanguage !== null && isLanguage(forcedLanguage) ? forcedLanguage : null,
      languages: LANGUAGES.filter((language) => languages.includes(language)),
      ...same,
    };
  },
});
