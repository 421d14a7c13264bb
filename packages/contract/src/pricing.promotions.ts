import { z } from 'zod';
import { ArticleCard } from './catalogue.articles.ts';
import { PictureDisplay } from './pictures.ts';
import { SHOPPERS, routes } from './route.ts';
import { Id, Instant, shape } from './shapes.ts';

export const RunningPromotion = shape({
  id: Id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  pictureUrl: z.string().nullable(),
  ...PictureDisplay,
  endsAt: Instant,
  numberOfArticles: z.int().min(0),
  productSaleItems: z.array(ArticleCard).max(48),
});

export const promotions = routes({
  current: {
    method: 'GET',
    path: '/product-sales/current-product-sale-no-dates',
    access: SHOPPERS,
    answer: shape({
      id: Id,
      title: z.string(),
      endsAt: Instant,
      /** Of this sale. */
      numberOfArticles: z.int().min(0),
      /** Cards in all sales together, as the list of promotions counts them. */
      numberOnSale: z.int().min(0),
      productSaleItems: z.array(ArticleCard),
    }).nullable(),
    summary:
      'The sale that runs now, of several the one that ends first, with the twelve articles of all sales that save most.',
  },
  running: {
    method: 'GET',
    path: '/product-sales/running',
    access: SHOPPERS,
    answer: z.array(RunningPromotion),
    summary: 'Every sale that runs now, the one that ends first before the others, each with its most wanted articles.',
  },
});

export type RunningPromotion = z.output<typeof RunningPromotion>;
