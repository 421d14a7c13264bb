import type { AdminArticleTab, adminArticleTabs, ArticleTabForm } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { recordListHandlers } from '../../../kernel/record-lists.ts';
import type { Stored } from '../../../kernel/records.ts';
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
export const adminArticleTabHandlers = (db: Db): Handlers<typeof adminArticleTabs> =>
  recordListHandlers({
    db,
    definition: tabRecords,
    clean,
    views: async ({ language }, id) => (await tabRows(db, id)).map((row) => tabView(row, language)),
    isIn: ({ isActive }, { view }) => view === 'all' || isActive === (view === 'active'),
    text: ({ name }) => name,
    columns: { name: ({ name }) => name },
  });
