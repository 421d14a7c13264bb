import type { adminQuestions } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { paged, WithMessage } from '../../platform/http/answers.ts';
import { fileViewer } from '../files/index.ts';
import { answerQuestion } from './service/answer.ts';
import { articlesOf, photosOf } from './store/attached.ts';
import * as store from './store/list.ts';
import { adminQuestionView } from './views.ts';

export const adminQuestionHandlers = (db: Db): Handlers<typeof adminQuestions> => ({
  async list({ actor, body: { page, pageSize, view, quickSearch: text }, language, now }) {
    const filter = { staff: actor, view, text };
    const [rows, totalItems] = await Promise.all([store.list(db, filter, { page, pageSize }), store.count(db, filter)]);
    const ids = rows.map(({ id }) => id);
    const [photos, articles, viewOf] = await Promise.all([
      photosOf(db, ids),
      articlesOf(db, ids),
      fileViewer(db, actor, now),
    ]);
    const items = rows.map((row) => adminQuestionView(row, { photos, articles }, { viewOf, language }));
    return paged({ items, totalItems, page, pageSize });
  },
  async answer({ params: { id }, body, actor, now }) {
    await answerQuestion(db, actor, { id, reply: body, now });
    return new WithMessage(null, body.outcome === 'closed' ? 'records.saved' : 'questions.answered');
  },
});
