import type { AdminWithdrawal, WithdrawalForm } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { type PageRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { allRows, execute, firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';

interface NewWithdrawal {
  readonly orderId: number;
  readonly userId: number;
  readonly lines: WithdrawalForm['lines'];
  readonly note: string;
  /** 16 digits. */
  readonly refundAccount: string | null;
  readonly until: BusinessDate | null;
  readonly isLate: boolean;
  readonly goods: string;
  readonly now: Date;
}

export async function insertWithdrawal(tx: Tx, { lines, now, ...declared }: NewWithdrawal): Promise<number> {
  const id = await insertRow(tx, 'withdrawal', {
    order_id: declared.orderId,
    user_id: declared.userId,
    note: declared.note,
    refund_account: declared.refundAccount,
    until: declared.until,
    is_late: declared.isLate,
    goods: declared.goods,
    created_at: now,
  });
  await execute(tx)`
    insert into withdrawal_line (withdrawal_id, order_line_id, quantity)
    select ${id}, line."lineId", sum(line.quantity)
    from json_to_recordset(${JSON.stringify(lines)}::json) as line ("lineId" integer, quantity integer)
    group by line."lineId"
  `;
  return id;
}

type Outcome = AdminWithdrawal['outcome'];

interface WithdrawalRow extends Pick<AdminWithdrawal, 'answer' | 'goods' | 'id' | 'isLate' | 'outcome'> {
  readonly createdAt: Date;
}

/** The withdrawals of an order, the oldest first. */
export const withdrawalsOf = (db: Db | Tx, orderId: number): Promise<WithdrawalRow[]> =>
  allRows<WithdrawalRow>(db)`
    select id, created_at as "createdAt", goods, is_late as "isLate", outcome, answer
    from withdrawal where order_id = ${orderId} order by id
  `;

interface WithdrawalQuery extends PageRequest {
  readonly view: 'waiting' | 'answered' | 'all';
  /** Part of the order's number, of the buyer's name or of the goods. */
  readonly quickSearch?: string | undefined;
}

export interface AdminWithdrawalRow
  extends WithdrawalRow, Pick<AdminWithdrawal, 'answeredBy' | 'email' | 'note' | 'person' | 'refundAccount' | 'until'> {
  readonly orderId: number;
  readonly number: string;
  readonly answeredAt: Date | null;
}

const VIEWS: Readonly<Record<WithdrawalQuery['view'], RawBuilder<SqlBool>>> = {
  waiting: sql`w.outcome is null`,
  answered: sql`w.outcome is not null`,
  all: sql`true`,
};

function filterOf({ view, quickSearch: text }: WithdrawalQuery): RawBuilder<SqlBool> {
  if (!text) return VIEWS[view];
  return sql`${VIEWS[view]} and ${mentions(text, sql`code_words(o.number), o.orderer_name, w.goods`)}`;
}

/** One page, newest first, and how many match. */
export const page = (db: Db, query: WithdrawalQuery): Promise<RowPage<AdminWithdrawalRow>> =>
  rowPage(db, query, {
    select: sql`w.id, w.created_at as "createdAt", w.goods, w.is_late as "isLate", w.outcome, w.answer, w.note,
      w.refund_account as "refundAccount", w.until, w.answered_at as "answeredAt", w.answered_by_name as "answeredBy",
      o.id as "orderId", o.number, o.orderer_name as person, o.orderer_email as email`,
    from: sql`from withdrawal w join sales_order o on o.id = w.order_id where ${filterOf(query)}`,
    orderBy: sql`w.id desc`,
  });

interface Answer {
  readonly id: number;
  readonly outcome: 'accepted' | 'refused';
  readonly answer: string;
  readonly byName: string;
  readonly now: Date;
}

/** Stores the answer; false if there is one already, or no such withdrawal. */
export async function answerWithdrawal(tx: Tx, { id, outcome, answer, byName, now }: Answer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawal')
    .set({ outcome, answer, answered_by_name: byName, answered_at: now })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function exists(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('withdrawal').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

interface WithdrawalFacts {
  readonly orderId: number;
  readonly number: string;
  readonly userId: number;
  readonly isGuests: boolean;
  readonly buyer: string;
  readonly address: { readonly street: string; readonly postalCode: string; readonly town: string };
  readonly language: string;
  readonly goods: string;
  readonly isLate: boolean;
  readonly createdAt: Date;
  readonly outcome: Outcome;
  readonly answer: string | null;
}

/** What mails and messages say of a withdrawal. */
export const withdrawalFacts = (tx: Tx, id: number): Promise<WithdrawalFacts | undefined> =>
  firstRow<WithdrawalFacts>(tx)`
    select o.id as "orderId", o.number, w.user_id as "userId", u.role = 'guest' as "isGuests", o.orderer_name as buyer,
      o.delivery_address as address, case when u.role = 'guest' then o.language else u.language end as language,
      w.goods, w.is_late as "isLate", w.created_at as "createdAt", w.outcome, w.answer
    from withdrawal w join sales_order o on o.id = w.order_id join user_account u on u.id = w.user_id where w.id = ${id}
  `;
