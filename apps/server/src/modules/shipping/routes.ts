import type { ExpressPost, expressPosts } from '@sjaj/contract';
import { type Language, toKm } from '@sjaj/domain';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { localised } from '../../platform/localised.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store/express-posts.ts';

function expressPostView(row: store.ExpressPostRow | undefined, language: Language): ExpressPost {
  if (!row) throw new Problem('references.express_post_not_found', 404);
  const { id, title, description, rates } = row;
  return {
    id,
    title,
    description: localised(description, language, [title]),
    rates: rates.map(({ toWeightG, price }) => ({ toWeightG, price: toKm(price) })),
  };
}

export const expressPostHandlers = (db: Db): Handlers<typeof expressPosts> => ({
  default: async ({ language }) => expressPostView(await store.firstOffered(db), language),
  one: async ({ params: { id }, language }) => expressPostView(await store.one(db, id), language),
});
