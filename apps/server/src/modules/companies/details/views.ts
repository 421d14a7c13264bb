import type { AdminDataChange, DataChange, FieldChange } from '@sjaj/contract';
import type { Content, Language } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import { changedFields, valueOf } from './rules.ts';
import type { ChangeRow } from './store.ts';

/** The changed fields, old and new. A town is named. */
function changesOf({ before, wanted, beforeTown, wantedTown }: ChangeRow, language: Language): FieldChange[] {
  const town = (name: Content | null): string | null => (name === null ? null : localised(name, language));
  return changedFields(before, wanted).map((field) =>
    field === 'townId'
      ? { field: 'town', before: town(beforeTown), wanted: town(wantedTown) }
      : { field, before: valueOf(before, field), wanted: valueOf(wanted, field) },
  );
}

export const changeView = (row: ChangeRow, language: Language): DataChange => ({
  id: row.id,
  changes: changesOf(row, language),
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  outcome: row.outcome,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  answer: row.answer,
});

export const adminChangeView = (row: ChangeRow, language: Language): AdminDataChange => ({
  ...changeView(row, language),
  company: row.companyId === null || row.company === null ? null : { id: row.companyId, title: row.company },
  personId: row.userId,
  person: row.person,
  decidedBy: row.decidedBy,
});
