import type { AccountRequestForm } from '@sjaj/contract';
import { formatPhone, type Language, normalisePhone } from '@sjaj/domain';
import { type Idempotency, inTransactionOnce } from '../../../../kernel/idempotency.ts';
import { type Db, inTransaction } from '../../../../platform/database/db.ts';
import { townIfAny, townInReach } from '../../../addresses/index.ts';
import { findLink, linkExpired, takeLink } from '../../../auth/index.ts';
import { publish } from '../../events.ts';
import * as eventStore from '../store/events.ts';
import * as store from '../store/requests.ts';

/** The number as it is stored and shown, `+387 36 123 456`. The contract has checked that it is one. */
export function storedPhone(typed: string): string {
  const phone = normalisePhone(typed);
  return phone === null ? typed : formatPhone(phone);
}

interface SubmitInput {
  readonly form: AccountRequestForm;
  readonly language: Language;
  readonly now: Date;
  readonly idempotency: Idempotency;
}

/** Stores a request. What is known of company and person changes nothing, so that the answer tells nothing of them. */
export const submitRequest = (db: Db, { form, language, now, idempotency }: SubmitInput): Promise<null> =>
  inTransactionOnce(db, idempotency, async (tx) => {
    townInReach(await townIfAny(tx, form.townId));
    const { acceptsTerms: _, ...data } = form;
    const requestId = await store.insert(tx, { ...data, phone: storedPhone(form.phone), language, now });
    await eventStore.insertEvent(tx, { requestId, kind: 'received', by: null, now });
    await publish(tx, 'account_request.received', { requestId });
    return null;
  });

const ANSWER = ['answer_account_request'] as const;

/** The question that the link was mailed with. 404 if the link does not work or the request no longer waits for an answer. */
export async function readQuestion(db: Db, token: string, now: Date) {
  const link = await findLink(db, { token, purposes: ANSWER, now });
  const question = link?.accountRequestId ? await eventStore.openQuestion(db, link.accountRequestId) : undefined;
  if (!question) throw await linkExpired(db);
  return question;
}

interface AnswerInput {
  readonly token: string;
  readonly answer: string;
  readonly now: Date;
}

/** Stores the applicant's answer and puts the request before staff again. Uses up the link. */
export const answerQuestion = (db: Db, { token, answer, now }: AnswerInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const link = await takeLink(tx, { token, purposes: ANSWER, now });
    const requestId = link?.accountRequestId ?? null;
    const request = requestId === null ? undefined : await store.lock(tx, requestId);
    if (requestId === null || request?.state !== 'asked') throw await linkExpired(tx);
    await store.setState(tx, requestId, { state: 'pending', now });
    await eventStore.insertEvent(tx, { requestId, kind: 'answered', note: answer, by: null, now });
    await publish(tx, 'account_request.answered', { requestId });
  });
