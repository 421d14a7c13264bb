import type {
  AdminFaqQuestion,
  adminFaq,
  AdminInformationPage,
  adminInformationPages,
  FaqQuestionForm,
  InformationPageForm,
} from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { paginateInMemory } from '../../../kernel/paginate-in-memory.ts';
import { recordHandlers, type Stored } from '../../../kernel/records.ts';
import { sanitizeLanguages } from '../../../kernel/rich-text.ts';
import type { Db } from '../../../platform/database/db.ts';
import { cleanText } from '../service/clean-text.ts';
import { type InformationPageRow, informationPageRecords, informationPageRows } from './store/pages.ts';
import { questionRecords, questionRows } from './store/questions.ts';

const pageView = (
  { id, version, page, updatedAt, form }: InformationPageRow,
  language: Language,
): AdminInformationPage => ({
  ...form,
  id,
  version,
  page,
  name: text(language, `informationPage.${page}`),
  updatedAt: updatedAt.toISOString(),
});

const cleanPage = ({ lead, content }: InformationPageForm): InformationPageForm => ({
  lead,
  content: sanitizeLanguages(content),
});

/** Staff change the information pages. */
export function adminInformationPageHandlers(db: Db): Handlers<typeof adminInformationPages> {
  const { one, update } = recordHandlers({
    db,
    definition: informationPageRecords,
    clean: cleanPage,
    read: async (id, { language }) => {
      const [row] = await informationPageRows(db, id);
      return row && pageView(row, language);
    },
  });
  return {
    one,
    update,
    list: async ({ body, language }) =>
      paginateInMemory(
        (await informationPageRows(db)).map((row) => pageView(row, language)),
        body,
        {
          language,
          text: ({ name }) => name,
          columns: { name: ({ name }) => name, updatedAt: ({ updatedAt }) => updatedAt },
        },
      ),
  };
}

const questionView = ({ id, version, form }: Stored<FaqQuestionForm>, language: Language): AdminFaqQuestion => ({
  ...form,
  id,
  version,
  name: localised(form.question, language),
});

const cleanQuestion = (form: FaqQuestionForm): FaqQuestionForm => ({
  ...form,
  answer: cleanText(form.answer, 'answer'),
});

/** Staff keep the frequently asked questions. */
export const adminFaqHandlers = (db: Db): Handlers<typeof adminFaq> => ({
  ...recordHandlers({
    db,
    definition: questionRecords,
    clean: cleanQuestion,
    read: async (id, { language }) => {
      const [row] = await questionRows(db, id);
      return row && questionView(row, language);
    },
  }),
  list: async ({ body: { view, ...query }, language }) =>
    paginateInMemory(
      (await questionRows(db))
        .map((row) => questionView(row, language))
        .filter(({ topic }) => view === 'all' || topic === view),
      query,
      { language, text: ({ name }) => name, columns: { name: ({ name }) => name } },
    ),
});
