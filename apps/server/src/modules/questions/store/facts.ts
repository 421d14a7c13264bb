import type { Language } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { firstRow } from '../../../platform/database/statements.ts';
import { articleLines, excerptOf } from '../rules.ts';
import { articlesOf } from './attached.ts';
import type { Contact } from './questions.ts';

interface QuestionFacts {
  readonly userId: number | null;
  readonly companyId: number | null;
  /** Null for a person with an account. */
  readonly guest: Contact | null;
  /** Of who asks. */
  readonly language: Language;
  /** Person and company. */
  readonly customer: string;
  readonly text: string;
  readonly outcome: 'answered' | 'closed' | null;
  readonly answer: string | null;
  /** Those of the answer, as `articleLines`. */
  readonly articles: string;
}

/** What messages and mails say of a question. */
export async function questionFacts(tx: Tx, id: number): Promise<QuestionFacts | undefined> {
  const row = await firstRow<Omit<QuestionFacts, 'articles'>>(tx)`
    select q.user_id as "userId", q.company_id as "companyId",
      case when q.guest_email is null then null else json_build_object('name', q.guest_name, 'email', q.guest_email) end as guest,
      case when q.guest_email is null then coalesce(u.language, q.language) else q.language end as language,
      concat_ws(', ', coalesce(q.guest_name, u.first_name || ' ' || u.last_name), c.title) as customer,
      q.body as text, q.outcome, q.answer
    from customer_question q left join user_account u on u.id = q.user_id left join company c on c.id = q.company_id
    where q.id = ${id}`;
  if (!row) return undefined;
  const articles = (await articlesOf(tx, [id])).map(({ id: articleId, code, title, brand }) => ({
    id: articleId,
    code,
    title: localised(title, row.language, [brand]),
  }));
  return { ...row, articles: articleLines(articles) };
}

/** What who has asked is told of the answer; null for a question that is open, or closed without a message. */
export const answerOf = ({ text, outcome, answer, articles }: QuestionFacts) =>
  outcome === 'answered' && answer !== null ? { question: excerptOf(text), note: answer, articles } : null;
