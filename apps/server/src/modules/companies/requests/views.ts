import type { AccountDuplicate, AccountRequest, AccountRequestRow } from '@sjaj/contract';
import { jibCheckDigitFits, type Language } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import type { DuplicateRow } from './store/duplicates.ts';
import type { RequestEventRow } from './store/events.ts';
import type { RequestRow, StoredRequest } from './store/requests.ts';

export const rowView = (
  { town, areas, createdAt, changedAt, ...row }: RequestRow,
  language: Language,
): AccountRequestRow => ({
  ...row,
  town: localised(town, language),
  areas: areas.map((area) => localised(area, language)),
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
});

function duplicateView(
  { town, isSameJib, isSameEmail, isSameTitle, ...row }: DuplicateRow,
  language: Language,
): AccountDuplicate {
  const matches: AccountDuplicate['matches'] = [];
  if (isSameJib) matches.push('jib');
  if (isSameEmail) matches.push('email');
  if (isSameTitle) matches.push('title');
  return { ...row, town: town && localised(town, language), matches };
}

interface RequestParts {
  readonly request: StoredRequest;
  readonly duplicates: readonly DuplicateRow[];
  readonly events: readonly RequestEventRow[];
  readonly account: AccountRequest['account'];
}

export function requestView(
  { request, duplicates, events, account }: RequestParts,
  language: Language,
): AccountRequest {
  const { town, areas, createdAt, companyId: _company, userId: _user, ...rest } = request;
  return {
    ...rest,
    town: localised(town, language),
    areas: areas.map((area) => localised(area, language)),
    createdAt: createdAt.toISOString(),
    jibCheckDigitFits: jibCheckDigitFits(request.jib),
    duplicates: duplicates.map((row) => duplicateView(row, language)),
    history: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    account,
  };
}
