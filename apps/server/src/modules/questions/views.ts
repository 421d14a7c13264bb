import type { AdminQuestion, FileView, Question } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import type { FileViewer } from '../files/index.ts';
import type { NamedArticle, Photo } from './store/attached.ts';
import type { AdminQuestionRow } from './store/list.ts';
import type { QuestionRow } from './store/questions.ts';

/** What belongs to several questions. */
interface Attached {
  readonly photos: readonly Photo[];
  readonly articles: readonly NamedArticle[];
}

interface ViewContext {
  readonly viewOf: FileViewer;
  readonly language: Language;
}

const photoViews = (id: number, { photos }: Attached, { viewOf }: ViewContext): FileView[] =>
  photos.filter(({ questionId }) => questionId === id).map(({ file }) => viewOf(file));

const articleViews = (questionId: number, { articles }: Attached, { language }: ViewContext) =>
  articles
    .filter((article) => article.questionId === questionId)
    .map(({ id, code, title, brand }) => ({ id, code, title: localised(title, language, [brand]) }));

const orderLink = ({ orderId, orderNumber }: Pick<QuestionRow, 'orderId' | 'orderNumber'>): Question['order'] =>
  orderNumber === null ? null : { id: orderId, orderNumber };

/** A question for who has asked it: one that staff have closed without a message stays open for them. */
export function questionView(row: QuestionRow, attached: Attached, context: ViewContext): Question {
  const { id, words, text, createdAt, outcome, answer, answeredBy, answeredAt } = row;
  return {
    id,
    words,
    text,
    photos: photoViews(id, attached, context),
    order: orderLink(row),
    createdAt: createdAt.toISOString(),
    answer:
      outcome === 'answered' && answer !== null && answeredAt !== null
        ? {
            text: answer,
            by: answeredBy ?? '',
            at: answeredAt.toISOString(),
            articles: articleViews(id, attached, context),
          }
        : null,
  };
}

export const adminQuestionView = (
  { companyId, company, createdAt, answeredAt, orderId, orderNumber, ...row }: AdminQuestionRow,
  attached: Attached,
  context: ViewContext,
): AdminQuestion => ({
  ...row,
  order: orderLink({ orderId, orderNumber }),
  company: companyId === null || company === null ? null : { id: companyId, title: company },
  photos: photoViews(row.id, attached, context),
  articles: articleViews(row.id, attached, context),
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});
