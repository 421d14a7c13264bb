import type { AdminArticleTab, adminArticleTabs, ArticleTabForm } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { paginateInMemory } from '../../../kernel/paginate-in-memory.ts';
import { recordHandlers, type Stored } from '../../../kernel/records.ts';
import type { Db } from '../../../platform/database/db.ts';
import { cleanText } from '../service/clean-text.ts';
import { tabRecords, tabRows } from './store.ts';

const tabView = ({ id, version, form }: Stored<ArticleTabForm>, language: Language): AdminArticleTab => ({
  ...form,
  id,
  version,
  name: localised(form.title, language),
});

const clean = (form: ArticleTabForm): ArticleTabForm => ({ ...form, content: cleanText(form.content, 'content') });

/** Staff keep the tabs of article pages. */
export const adminArticleTabHandlers = (db: Db): Handlers<typeof adminArticleTabs> => ({
  ...recordHandlers({
    db,
    definition: tabRecords,
    clean,
    read: async (id, { language }) => {
      const [row] = await tabRows(db, id);
      return row && tabView(row, language);
    },
  }),
  list: async ({ body: { view, ...query }, language }) =>
    paginateInMemory(
      (await tabRows(db))
        .map((row) => tabView(row, language))
        .filter(({ isActive }) => view === 'all' || isActive === (view === 'active')),
      query,
      { language, text: ({ name }) => name, columns: { name: ({ name }) => name } },
    ),
});
