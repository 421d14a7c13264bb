import { z } from 'zod';
import { PictureDisplay } from './pictures.ts';
import { SHOPPERS, routes } from './route.ts';
import { Id, shape } from './shapes.ts';
import { Brand, Category, Tag } from './taxonomy.ts';

const MainPageRequest = shape({ contentType: z.literal(1) });

export const HeroBanner = shape({
  id: Id,
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  ...PictureDisplay,
});

export const mainPage = routes({
  overview: {
    method: 'GET',
    path: '/main-page/overview',
    access: SHOPPERS,
    answer: shape({
      jumbotrons: z.array(HeroBanner),
      categories: z.array(Category),
      highlightedBrand: Brand.nullable(),
      topBrands: z.array(Brand),
      popularTags: z.array(Tag),
    }),
    shared: true,
    summary: 'What the main page shows to everybody, in one answer.',
  },
  jumbotrons: {
    method: 'POST',
    path: '/main-page/get-jumbotrons-main',
    reads: true,
    access: SHOPPERS,
    body: MainPageRequest,
    answer: z.array(HeroBanner),
    shared: true,
    summary: 'Announcements at the top of the main page.',
  },
  categories: {
    method: 'POST',
    path: '/main-page/main-page-categories',
    reads: true,
    access: SHOPPERS,
    body: MainPageRequest,
    answer: z.array(Category),
    shared: true,
    summary: 'The categories that the main page shows.',
  },
  highlightedBrand: {
    method: 'POST',
    path: '/main-page/main-page-highlighted-brand',
    reads: true,
    access: SHOPPERS,
    body: MainPageRequest,
    answer: Brand.nullable(),
    shared: true,
    summary: 'The brand that the shop puts forward.',
  },
  topBrands: {
    method: 'POST',
    path: '/main-page/main-page-highlighted-top-brands',
    reads: true,
    access: SHOPPERS,
    body: MainPageRequest,
    answer: z.array(Brand),
    shared: true,
    summary: 'The brands with most articles.',
  },
});

export type HeroBanner = z.output<typeof HeroBanner>;
