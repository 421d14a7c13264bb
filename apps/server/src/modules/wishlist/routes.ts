import type { wishList } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { toggle } from './service/toggle.ts';
import { list } from './store.ts';

export const wishListHandlers = (db: Db): Handlers<typeof wishList> => ({
  async toggle({ actor, body: { articleId } }) {
    const isOnWishList = await toggle(db, actor.userId, articleId);
    return new WithMessage({ articleId, isOnWishList }, isOnWishList ? 'wishlist.added' : 'wishlist.removed');
  },
  list: ({ actor, language }) => list(db, actor.userId, language),
});
