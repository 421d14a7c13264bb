import { searchTextOf } from '@sjaj/domain';
import type { Staff } from './actor.ts';
import type { Tx } from '../platform/database/db.ts';

interface StaffWrite {
  /** `banks.create`, `articles.update` */
  readonly action: string;
  readonly entity: string;
  readonly entityId: number;
  readonly before?: unknown;
  readonly after?: unknown;
}

type AuditActor = Pick<Staff, 'userId' | 'name'>;

/** Writes who did what, with the values before and after, in the transaction of the write itself. */
export const writeAudit = (tx: Tx, staff: AuditActor, write: StaffWrite): Promise<void> =>
  writeAuditEntries(tx, [{ ...write, staff }]);

const BATCH = 1_000;

/** The same for several entries, each with its own user. */
export async function writeAuditEntries(
  tx: Tx,
  entries: readonly (StaffWrite & { readonly staff: AuditActor })[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += BATCH) {
    const values = entries.slice(start, start + BATCH).map(({ staff, before, after, ...write }) => ({
      ...namesOf(staff, before, after),
      user_id: staff.userId,
      user_name: staff.name,
      action: write.action,
      entity: write.entity,
      entity_id: write.entityId,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    }));
    await tx.insertInto('audit_entry').values(values).execute();
  }
}

/** Where the values of a write tell what the record is called, the best first. */
const TITLE_FIELDS = ['about', 'title', 'name', 'code', 'company', 'username'] as const;
const LONGEST_TITLE = 200;

/** What the record is called, and the words that the entry is found by. */
function namesOf({ name }: AuditActor, before: unknown, after: unknown) {
  const title = titleIn(after) ?? titleIn(before);
  return { title, search_words: searchTextOf(`${name} ${title ?? ''}`) };
}

function titleIn(values: unknown): string | null {
  const fields = recordOf(values);
  for (const field of TITLE_FIELDS) {
    const value = recordOf(fields[field])['bs'] ?? fields[field];
    if (typeof value === 'string' && value !== '') return value.slice(0, LONGEST_TITLE);
  }
  const person = [fields['firstName'], fields['lastName']].filter((part) => typeof part === 'string').join(' ');
  return person === '' ? null : person.slice(0, LONGEST_TITLE);
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
