import type { ArrivalRequest, PresentationRequest } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import type { ArrivalRow, PresentationRow } from './store/lists.ts';

type Dated = 'createdAt' | 'answeredAt';

/** The row as staff read it: the article in their language, instants as text. */
function seen<Row extends ArrivalRow | PresentationRow>(row: Row, language: Language) {
  const { articleId, code, title, brand, createdAt, answeredAt, ...rest } = row;
  return {
    ...(rest as Omit<Row, 'articleId' | 'code' | 'title' | 'brand' | Dated>),
    article: { id: articleId, code, title: localised(title, language, [brand]) },
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt && answeredAt.toISOString(),
  };
}

export const arrivalView = (row: ArrivalRow, language: Language): ArrivalRequest => seen(row, language);
export const presentationView = (row: PresentationRow, language: Language): PresentationRequest => seen(row, language);
