import type { QuestionReply } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { refuseChange } from '../../../kernel/records.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { publish } from '../events.ts';
import * as store from '../store/questions.ts';

interface AnswerInput {
  readonly id: number;
  readonly reply: QuestionReply;
  readonly now: Date;
}

/**
 * Answers a question, of which the customer is told, or closes it without a message. 404 if there is none in the reach of the member of staff or
 * the shop does not show an article, 409 if somebody has answered it.
 */
export const answerQuestion = (db: Db, staff: Staff, { id, reply, now }: AnswerInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { outcome, answer } = reply;
    const isAnswered = await store.answer(tx, staff, { id, outcome, answer: answer || null, now });
    if (!isAnswered) refuseChange(await store.exists(tx, staff, id));
    const articleIds = reply.outcome === 'answered' ? [...new Set(reply.articleIds)] : [];
    if ((await store.insertArticles(tx, id, articleIds)) < articleIds.length)
      throw new Problem('articles.not_found', 404);
    await writeAudit(tx, staff, {
      action: 'questions.answer',
      entity: 'customer_question',
      entityId: id,
      after: { outcome, answer, articleIds },
    });
    await publish(tx, 'question.answered', { questionId: id });
  });
