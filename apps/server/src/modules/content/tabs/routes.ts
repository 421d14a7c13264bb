import type { articleTabs } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { richTextFor } from '../../../kernel/rich-text.ts';
import type { Db } from '../../../platform/database/db.ts';
import { tabsOfArticle } from './store.ts';

/** The tabs of an article's page. */
export const articleTabHandlers = (db: Db): Handlers<typeof articleTabs> => ({
  list: async ({ params, language }) =>
    (await tabsOfArticle(db, params.id)).map(({ id, title, content }) => ({
      id,
      title: localised(title, language),
      content: richTextFor(content, language),
    })),
});
