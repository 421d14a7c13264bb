import { z } from 'zod';
import { GuestOrderBounds } from './guests.ts';
import { EVERYONE, SHOPPERS, routes } from './route.ts';
import { shape } from './shapes.ts';

/** The parts of Home below the first screen, in the order that they have where staff chose none. */
export const HOME_SECTIONS = [
  'promotions',
  'categories',
  'selected',
  'newest',
  'viewed',
  'poll',
  'highlightedBrand',
  'brands',
  'tags',
] as const;
export const HomeSection = z.enum(HOME_SECTIONS);

export const settings = routes({
  freeShippingAmount: {
    method: 'GET',
    path: '/b2b-settings/get-free-shipping-amount',
    access: SHOPPERS,
    answer: z.number().min(0),
    shared: true,
    summary: 'The total in KM from which delivery is free.',
  },
  freeShippingEnabled: {
    method: 'GET',
    path: '/b2b-settings/get-free-shipping-enabled',
    access: SHOPPERS,
    answer: z.boolean(),
    shared: true,
    summary: 'Whether there is such a total.',
  },
  allowOrderingStockZero: {
    method: 'GET',
    path: '/b2b-settings/get-allow-ordering-stock-zero',
    access: SHOPPERS,
    answer: z.boolean(),
    shared: true,
    summary: 'Whether what is not in stock can be pre-ordered.',
  },
  useDefaultLanguage: {
    method: 'GET',
    path: '/b2b-settings/use-default-language',
    access: EVERYONE,
    answer: z.boolean(),
    shared: true,
    summary: 'Whether the default language is forced on everyone.',
  },
  defaultLanguage: {
    method: 'GET',
    path: '/b2b-settings/default-language',
    access: EVERYONE,
    answer: z.string(),
    shared: true,
    summary: 'The language of who has not chosen one.',
  },
  languages: {
    method: 'GET',
    path: '/b2b-settings/languages',
    access: EVERYONE,
    answer: z.array(z.string()),
    shared: true,
    summary: 'The languages on offer.',
  },
  frame: {
    method: 'GET',
    path: '/b2b-settings/frame',
    access: SHOPPERS,
    answer: shape({
      /** The total in KM from which delivery is free; null where it never is. */
      freeShippingFrom: z.number().min(0).nullable(),
      /** The one that everybody must take; null where each may choose. */
      forcedLanguage: z.string().nullable(),
      languages: z.array(z.string()),
      /** Where private shoppers are served; null where there is no such shop. */
      consumerShopUrl: z.string().nullable(),
      /** How much one order of a guest may hold. */
      guestOrders: GuestOrderBounds,
      /** What Home shows below the first screen, in this order. */
      homeSections: z.array(HomeSection),
    }),
    shared: true,
    summary: 'What the frame of every page shows of the settings, in one answer.',
  },
});

export type HomeSection = z.output<typeof HomeSection>;
