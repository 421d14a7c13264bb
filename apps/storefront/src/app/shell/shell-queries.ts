import { queryOptions } from '@tanstack/react-query';
import { isLanguage, LANGUAGES } from '@sjaj/domain';
import type { Language } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';

const FRESH_MS = 300_000;

/** From which total in KM delivery is free; null where it never is. */
export const freeDeliveryQuery = queryOptions({
  queryKey: ['settings', 'free-delivery'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => {
    const [enabled, amount] = await Promise.all([
      api.settings.freeShippingEnabled({ signal }),
      api.settings.freeShippingAmount({ signal }),
    ]);
    return enabled.data ? amount.data : null;
  },
});

interface LanguageOffer {
  /** The one that everybody must take; null where each may choose. */
  readonly forced: Language | null;
  readonly languages: readonly Language[];
}

/** The languages on offer. */
export const languagesQuery = queryOptions({
  queryKey: ['settings', 'languages'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }): Promise<LanguageOffer> => {
    const [isForced, standard, all] = await Promise.all([
      api.settings.useDefaultLanguage({ signal }),
      api.settings.defaultLanguage({ signal }),
      api.settings.languages({ signal }),
    ]);
    const languages = LANGUAGES.filter((language) => all.data.includes(language));
    return { forced: isForced.data && isLanguage(standard.data) ? standard.data : null, languages };
  },
});
