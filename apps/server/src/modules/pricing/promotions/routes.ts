import type { promotions } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { currentPromotion, type PromotedArticles, runningPromotions } from './service/running.ts';

export const promotionHandlers = (db: Db, articles: PromotedArticles): Handlers<typeof promotions> => ({
  current: (call) => currentPromotion(db, articles, call),
  running: (call) => runningPromotions(db, articles, call),
});
