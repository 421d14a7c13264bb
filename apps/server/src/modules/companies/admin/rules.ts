import type { CompanyEvent } from '@sjaj/contract';

export interface AuditEntry {
  readonly id: number;
  readonly at: Date;
  readonly who: string;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

const SUBJECT = 'about';
const IMPERSONATION = 'acting';

/** An entry of the audit log for staff: the changed fields with old and new value, and the user it is about. */
export function companyEvent({ id, at, who, action, before, after }: AuditEntry): CompanyEvent {
  // Requests of a representative are stored in full; the list shows only that they were made.
  const changes = action.startsWith(IMPERSONATION) ? [] : changesOf(before, after);
  return {
    id,
    at: at.toISOString(),
    who,
    action,
    about: textOf(recordOf(after)[SUBJECT] ?? recordOf(before)[SUBJECT]),
    changes: changes.filter(({ field }) => field !== SUBJECT),
  };
}

/** The fields of an audit entry that differ, with old and new value as text. */
function changesOf(before: unknown, after: unknown): CompanyEvent['changes'] {
  const was = recordOf(before);
  const is = recordOf(after);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: textOf(was[field]), after: textOf(is[field]) }))
    .filter((change) => change.before !== change.after);
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};
