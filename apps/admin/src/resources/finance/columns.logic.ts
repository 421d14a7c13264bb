import { FINANCE_FIELDS, type FinanceColumns, type FinanceField, NEEDED_FINANCE_FIELDS } from '@sjaj/contract';

/** The chosen column of each field as the value of its select; empty for none. */
export type ColumnsDraft = Readonly<Record<FinanceField, string>> & { readonly hasHeading: boolean };

export function draftOf(columns: FinanceColumns): ColumnsDraft {
  const values = FINANCE_FIELDS.map((field) => [field, columns[field] === null ? '' : String(columns[field])]);
  return { ...(Object.fromEntries(values) as Record<FinanceField, string>), hasHeading: columns.hasHeading };
}

/** Whether every column that is needed is chosen, and one for the amounts. */
export const isComplete = (draft: ColumnsDraft): boolean =>
  NEEDED_FINANCE_FIELDS.every((field) => draft[field] !== '') && (draft.owes !== '' || draft.claims !== '');

/** The columns as the call takes them. */
export function columnsQuery(draft: ColumnsDraft) {
  const chosen = FINANCE_FIELDS.filter((field) => draft[field] !== '').map((field) => [field, draft[field]]);
  return {
    ...(Object.fromEntries(chosen) as Partial<Record<FinanceField, string>>),
    hasHeading: draft.hasHeading ? ('true' as const) : ('false' as const),
  };
}
