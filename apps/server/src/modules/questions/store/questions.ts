import { type RawBuilder, sql } from 'kysely';
import type { Language } from '@sjaj/domain';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import { inReach } from '../../../kernel/company-scope.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { allRows, anyRow, firstRow, rowsWritten } from '../../../platform/database/statements.ts';
import { integerArray } from '../../../platform/database/prepared.ts';

/** Whom to answer who has no account. */
export interface Contact {
  readonly name: string;
  readonly email: string;
}

interface NewQuestion {
  readonly userId: number;
  readonly companyId: number | null;
  readonly contact: Contact | null;
  readonly language: Language;
  readonly words: string;
  readonly text: string;
  readonly orderId: number | null;
  readonly photoIds: readonly number[];
  readonly now: Date;
}

/** Inserts the question with its photos and returns its id. */
export async function insert(tx: Tx, { contact, photoIds, now, ...question }: NewQuestion): Promise<number> {
  const id = await insertRow(tx, 'customer_question', {
    user_id: question.userId,
    company_id: question.companyId,
    guest_name: contact?.name ?? null,
    guest_email: contact?.email ?? null,
    language: question.language,
    words: question.words,
    body: question.text,
    order_id: question.orderId,
    created_at: now,
  });
  if (photoIds.length > 0) {
    const photos = photoIds.map((fileId) => ({ question_id: id, file_id: fileId }));
    await tx.insertInto('customer_question_photo').values(photos).execute();
  }
  return id;
}

export interface QuestionRow {
  readonly id: number;
  readonly words: string;
  readonly text: string;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly createdAt: Date;
  readonly outcome: 'answered' | 'closed' | null;
  readonly answer: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
}

/** The columns of a `QuestionRow`, of `q` and its order `o`. */
export const QUESTION_COLUMNS = sql`q.id, q.words, q.body as text, q.order_id as "orderId", o.number as "orderNumber", q.created_at as "createdAt", q.outcome, q.answer,
  q.answered_by_name as "answeredBy", q.answered_at as "answeredAt"`;

export const WITH_ORDER = sql`customer_question q left join sales_order o on o.id = q.order_id`;

/** Whether the customer has asked, for the company that they buy for now, as a condition on `q`. */
const isOwn = ({ userId, companyId }: Customer): RawBuilder<boolean> =>
  sql<boolean>`(q.user_id = ${userId} and q.company_id is not distinct from ${companyId}::integer)`;

/** The question if the customer has asked it. */
export const findOwn = (db: Db, customer: Customer, id: number): Promise<QuestionRow | undefined> =>
  firstRow<QuestionRow>(db)`
    select ${QUESTION_COLUMNS} from ${WITH_ORDER} where q.id = ${id} and ${isOwn(customer)}`;

/** What the customer has asked about an order, oldest first. */
export const ownOfOrder = (db: Db, customer: Customer, orderId: number): Promise<readonly QuestionRow[]> =>
  allRows<QuestionRow>(db)`
    select ${QUESTION_COLUMNS} from ${WITH_ORDER} where q.order_id = ${orderId} and ${isOwn(customer)}
    order by q.id`;

/** Which questions a member of staff may see, as a condition on `q`. */
export const reachedBy = (staff: Staff): RawBuilder<boolean> => inReach(staff, sql`q.company_id`);

interface Answer {
  readonly id: number;
  readonly outcome: 'answered' | 'closed';
  readonly answer: string | null;
  readonly now: Date;
}

/** Stores the answer; false if the question has one already, or there is none in the reach of the member of staff. */
export async function answer(tx: Tx, staff: Staff, { id, outcome, answer: text, now }: Answer): Promise<boolean> {
  return (
    (await rowsWritten(tx)`
    update customer_question q
    set outcome = ${outcome}, answer = ${text}, answered_by_name = ${staff.name}, answered_at = ${now}
    where q.id = ${id} and q.answered_at is null and ${reachedBy(staff)}`) === 1
  );
}

export const exists = (tx: Tx, staff: Staff, id: number): Promise<boolean> =>
  anyRow(tx)`select from customer_question q where q.id = ${id} and ${reachedBy(staff)}`;

/** Adds the articles of an answer, in their order; returns how many of them the shop shows. */
export async function insertArticles(tx: Tx, questionId: number, articleIds: readonly number[]): Promise<number> {
  return rowsWritten(tx)`
    insert into customer_question_article (question_id, position, article_id)
    select ${questionId}, named.position, a.id
    from unnest(${integerArray(sql.val(articleIds))}) with ordinality as named (id, position)
      join article a on a.id = named.id and a.is_visible_on_web`;
}
