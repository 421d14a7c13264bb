import type { questions } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { type FileDeps, fileViewer, ownerOf, receiveFile } from '../files/index.ts';
import { findOrder } from '../orders/index.ts';
import { createQuestion } from './service/create-question.ts';
import { articlesOf, photosOf } from './store/attached.ts';
import { findOwn, ownOfOrder } from './store/questions.ts';
import { questionView } from './views.ts';

export const questionHandlers = (files: FileDeps): Handlers<typeof questions> => ({
  async addPhoto({ actor, file, now }) {
    const stored = await receiveFile(files, { file, purpose: 'picture', owner: ownerOf(actor), now });
    return (await fileViewer(files.db, actor, now))(stored);
  },
  async ask({ actor, body, language, now, idempotency }) {
    const id = await createQuestion(files.db, { actor, form: body, language, now, idempotency });
    return new WithMessage({ id }, 'questions.sent');
  },
  async one({ actor, params: { id }, language, now }) {
    const question = await findOwn(files.db, actor, id);
    if (!question) throw new Problem('questions.not_found', 404);
    const [photos, articles, viewOf] = await Promise.all([
      photosOf(files.db, [id]),
      articlesOf(files.db, [id]),
      fileViewer(files.db, actor, now),
    ]);
    return questionView(question, { photos, articles }, { viewOf, language });
  },
  async ofOrder({ actor, params, language, now }) {
    const { id: orderId } = await findOrder(files.db, params.id, actor);
    const asked = await ownOfOrder(files.db, actor, orderId);
    const ids = asked.map(({ id }) => id);
    const [photos, articles, viewOf] = await Promise.all([
      photosOf(files.db, ids),
      articlesOf(files.db, ids),
      fileViewer(files.db, actor, now),
    ]);
    return asked.map((question) => questionView(question, { photos, articles }, { viewOf, language }));
  },
});
