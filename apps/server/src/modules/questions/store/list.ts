import type { AdminQuestion } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type PageRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { QUESTION_COLUMNS, type QuestionRow, reachedBy, WITH_ORDER } from './questions.ts';

interface Filter {
  readonly staff: Staff;
  readonly view: 'waiting' | 'answered' | 'all';
  /** Part of the question, of the name of the person or the company, or of the number of the order. */
  readonly text: string | undefined;
}

export interface AdminQuestionRow
  extends QuestionRow, Pick<AdminQuestion, 'email' | 'isGuest' | 'language' | 'person' | 'phoneNumber'> {
  readonly companyId: number | null;
  readonly company: string | null;
}

const VIEWS: Readonly<Record<Filter['view'], RawBuilder<boolean>>> = {
  waiting: sql<boolean>`q.answered_at is null`,
  answered: sql<boolean>`q.answered_at is not null`,
  all: sql<boolean>`true`,
};

const PERSON = sql`coalesce(q.guest_name, u.first_name || ' ' || u.last_name, '')`;

const TABLES = sql`${WITH_ORDER} left join user_account u on u.id = q.user_id left join company c on c.id = q.company_id`;

const filterOf = ({ staff, view, text }: Filter): RawBuilder<boolean> =>
  sql<boolean>`${VIEWS[view]} and ${reachedBy(staff)} and ${mentions(text, sql`q.words, q.body, ${PERSON}, c.title, code_words(o.number)`)}`;

/** One page, newest first, and how many match. */
export const page = (db: Db, filter: Filter, query: PageRequest): Promise<RowPage<AdminQuestionRow>> =>
  rowPage(db, query, {
    select: sql`${QUESTION_COLUMNS}, ${PERSON} as person, c.id as "companyId", c.title as company,
      coalesce(q.guest_email, u.email, '') as email, u.phone as "phoneNumber", q.guest_email is not null as "isGuest",
      case when q.guest_email is null then coalesce(u.language, q.language) else q.language end as language`,
    from: sql`from ${TABLES} where ${filterOf(filter)}`,
    orderBy: sql`q.created_at desc, q.id desc`,
  });
