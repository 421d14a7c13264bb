import type { adminQuestions } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { fileViewer } from '../files/index.ts';
import { answerQuestion } from './service/answer.ts';
import { articlesOf, photosOf } from './store/attached.ts';
import * as store from './store/list.ts';
import { adminQuestionView } from './views.ts';

export const adminQuestionHandlers = (db: Db): Handlers<typeof adminQuestions> => ({
  async list({ actor, body, language, now }) {
    const found = await store.page(db, { staff: actor, view: body.view, text: body.quickSearch }, body);
    const ids = found.rows.map(({ id }) => id);
    const [photos, articles, viewOf] = await Promise.all([
      photosOf(db, ids),
      articlesOf(db, ids),
      fileViewer(db, actor, now),
    ]);
    return pagedRows(found, body, (row) => adminQuestionView(row, { photos, articles }, { viewOf, language }));
  },
  async answer({ params: { id }, body, actor, now }) {
    await answerQuestion(db, actor, { id, reply: body, now });
    return new WithMessage(null, body.outcome === 'closed' ? 'records.saved' : 'questions.answered');
  },
});
