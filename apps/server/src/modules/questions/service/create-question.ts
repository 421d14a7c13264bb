import type { QuestionForm } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Customer, isGuest } from '../../../kernel/actor.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { claimFiles } from '../../files/index.ts';
import { findOrder, type OrderRecord } from '../../orders/index.ts';
import { publish } from '../events.ts';
import * as store from '../store/questions.ts';

interface CreateInput {
  readonly actor: Customer;
  readonly form: QuestionForm;
  readonly language: Language;
  readonly now: Date;
  readonly idempotency: Idempotency;
}

/**
 * Stores a question with its photos and tells staff. A guest is answered at the address of the order that they ask about. 400 for one who names neither
 * order nor contact, 404 for a photo or an order of somebody else.
 */
export const createQuestion = (db: Db, { actor, form, language, now, idempotency }: CreateInput): Promise<number> =>
  inTransactionOnce(db, idempotency, async (tx) => {
    const { userId, companyId } = actor;
    const { words, text, photoIds } = form;
    const orderId = form.orderId ?? actor.onlyOrderId;
    const order = orderId === null ? null : await findOrder(tx, orderId, actor);
    const contact = isGuest(actor) ? contactOf(form, order) : null;
    await claimFiles(tx, { ids: photoIds, userId, companyId, purposes: ['picture'], now });
    const asked = { userId, companyId, contact, language, words, text, photoIds, orderId: order?.id ?? null, now };
    const questionId = await store.insert(tx, asked);
    await publish(tx, 'question.asked', { questionId });
    return questionId;
  });

function contactOf({ contact }: QuestionForm, order: OrderRecord | null): store.Contact {
  if (order) return { name: order.orderer, email: order.ordererEmail };
  if (contact) return contact;
  throw new Problem('questions.contact_missing', 400, {
    errors: [{ field: 'contact', key: 'questions.contact_missing' }],
  });
}
