import type { ArrivalRequest } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import type { AvailabilityRequestRow, RequestRow } from './store/list.ts';

/** The fields that requests for availability and for presentations have in common, for staff. */
export const requestView = (row: RequestRow, language: Language) => ({
  id: row.id,
  article: { id: row.articleId, code: row.code, title: localised(row.title, language, [row.brand]) },
  person: row.person,
  company: row.company,
  email: row.email,
  phoneNumber: row.phoneNumber,
  language: row.language,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt && row.answeredAt.toISOString(),
  answeredBy: row.answeredBy,
  note: row.note,
});

export const availabilityRequestView = (row: AvailabilityRequestRow, language: Language): ArrivalRequest => ({
  ...requestView(row, language),
  comment: row.comment,
  outcome: row.outcome,
  available: row.available,
  expectedOn: row.expectedOn,
  disableSelling: row.disableSelling,
  waiting: row.waiting,
});
