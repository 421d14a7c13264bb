import type { Staff } from '../../kernel/actor.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { publish } from './events.ts';
import { type Idempotency, inTransactionOnce } from '../../kernel/idempotency.ts';
import { refuseChange } from '../../kernel/records.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import { isArticleVisible } from '../articles/index.ts';
import { checkRequestRate } from '../availability-requests/index.ts';
import * as store from './store.ts';

/**
 * Asks for a presentation of an article at the customer's and notifies staff. While a request of the user for the article is
 * open, another one changes nothing. 404 if customers do not see the article, 429 after too many requests.
 */
export const requestPresentation = (
  db: Db,
  idempotency: Idempotency,
  request: store.PresentationRequestInput,
): Promise<null> =>
  inTransactionOnce(db, idempotency, async (tx) => {
    if (!(await isArticleVisible(tx, request.articleId))) throw new Problem('articles.not_found', 404);
    await checkRequestRate(tx, request);
    const requestId = await store.insertUnlessOpen(tx, request);
    if (requestId !== null) await publish(tx, 'presentation.requested', { requestId });
    return null;
  });

interface AnswerPresentationInput {
  readonly id: number;
  readonly outcome: 'arranged' | 'declined';
  readonly note: string;
  readonly now: Date;
}

/** Arranges or declines a presentation and notifies the customer. 404 if unknown, 409 if already answered. */
export const answerPresentation = (
  db: Db,
  staff: Staff,
  { id, outcome, note, now }: AnswerPresentationInput,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const isAnswered = await store.answer(tx, { id, outcome, note: note || null, byName: staff.name, now });
    if (!isAnswered) refuseChange(await store.exists(tx, id));
    await writeAudit(tx, staff, {
      action: `requests.${outcome}`,
      entity: 'presentation_request',
      entityId: id,
      after: { outcome, note },
    });
    await publish(tx, 'presentation.answered', { requestId: id });
  });
