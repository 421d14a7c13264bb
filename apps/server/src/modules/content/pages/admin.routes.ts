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
import { recordListHandlers } from '../../../kernel/record-lists.ts';
import type { Stored } from '../../../kernel/records.ts';
import { sanitizeLanguages } from '../../../kernel/rich-text.ts';
import type { ViewContext } from '../../../kernel/request-context.ts';
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
  const views = async ({ language }: ViewContext, id?: number) =>
    (await informationPageRows(db, id)).map((row) => pageView(row, language));
  const { one, update, list } = recordListHandlers({
    db,
    definition: informationPageRecords,
    clean: cleanPage,
    views,
    text: ({ name }) => name,
    columns: { name: ({ name }) => name, updatedAt: ({ updatedAt }) => updatedAt },
  });
  return { one, update, list };
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
export const adminFaqHandlers = (db: Db): Handlers<typeof adminFaq> =>
  recordListHandlers({
    db,
    definition: questionRecords,
    clean: cleanQuestion,
    views: async ({ language }, id) => (await questionRows(db, id)).map((row) => questionView(row, language)),
    isIn: ({ topic }, { view }) => view === 'all' || topic === view,
    text: ({ name }) => name,
    columns: { name: ({ name }) => name },
  });
