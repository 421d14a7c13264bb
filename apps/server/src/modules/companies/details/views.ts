import type { AdminCompanyChange, CompanyChange, CompanyFieldChange } from '@sjaj/contract';
import type { Content, Language } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import { changedFields } from './rules.ts';
import type { ChangeRow } from './store.ts';

/** The changed fields, old and new. A town is named. */
function changesOf({ before, wanted, beforeTown, wantedTown }: ChangeRow, language: Language): CompanyFieldChange[] {
  const town = (name: Content): string => localised(name, language);
  return changedFields(before, wanted).map((field) =>
    field === 'townId'
      ? { field: 'town', before: town(beforeTown), wanted: town(wantedTown) }
      : { field, before: before[field], wanted: wanted[field] },
  );
}

export const changeView = (row: ChangeRow, language: Language): CompanyChange => ({
  id: row.id,
  changes: changesOf(row, language),
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  outcome: row.outcome,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  answer: row.answer,
});

export const adminChangeView = (row: ChangeRow, language: Language): AdminCompanyChange => ({
  ...changeView(row, language),
  company: { id: row.companyId, title: row.company },
  person: row.person,
  decidedBy: row.decidedBy,
});
