import { NOTE_CAPABILITIES, type NoteEntity, type NoteForm, type RecordNote } from '@sjaj/contract';
import { hasCapability, type Staff } from '../../kernel/actor.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { type Idempotency, withIdempotency } from '../../kernel/idempotency.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import { staffReaching, staffWith } from '../auth/index.ts';
import { publish } from './events.ts';
import * as store from './store/notes.ts';
import { findRecord, type NotedRecord } from './store/records.ts';

interface RecordKey {
  readonly entity: NoteEntity;
  readonly id: number;
}

/** The record, where the member of staff may open it; 404 for any other. */
async function requireRecord(db: Db | Tx, staff: Staff, { entity, id }: RecordKey): Promise<NotedRecord> {
  const mayOpen = NOTE_CAPABILITIES[entity].some((capability) => hasCapability(staff, capability));
  const record = mayOpen ? await findRecord(db, staff, entity, id) : undefined;
  if (!record) throw new Problem('records.not_found', 404);
  return record;
}

/** Who else may open the record, by name. */
async function colleaguesOf(db: Db | Tx, staff: Staff, entity: NoteEntity, record: NotedRecord) {
  const found = await Promise.all(
    NOTE_CAPABILITIES[entity].map((capability) =>
      record.isOfCustomer ? staffReaching(db, capability, record.companyId) : staffWith(db, capability),
    ),
  );
  const others = new Set(found.flat());
  others.delete(staff.userId);
  return store.namesOf(db, [...others]);
}

const noteView = ({ userId, at, mentions, ...note }: store.NoteRow, staff: Staff): RecordNote => ({
  ...note,
  at: at.toISOString(),
  mentions: [...mentions],
  mayDelete: userId === staff.userId,
});

/** The notes on a record, the newest first. */
export async function listNotes(db: Db, staff: Staff, key: RecordKey): Promise<RecordNote[]> {
  await requireRecord(db, staff, key);
  return (await store.listOf(db, key)).map((row) => noteView(row, staff));
}

/** The colleagues who can be named in a note on the record. */
export const listColleagues = async (db: Db, staff: Staff, key: RecordKey) => [
  ...(await colleaguesOf(db, staff, key.entity, await requireRecord(db, staff, key))),
];

interface AddNoteInput {
  readonly actor: Staff;
  readonly params: RecordKey;
  readonly body: NoteForm;
  readonly idempotency: Idempotency;
  readonly now: Date;
}

/** Adds a note and tells those whom it names. 400 for somebody who may not open the record. */
export const addNote = (
  db: Db,
  { actor: staff, params: key, body, idempotency, now }: AddNoteInput,
): Promise<RecordNote> =>
  inTransaction(db, async (tx) => {
    const record = await requireRecord(tx, staff, key);
    const mentionIds = [...new Set(body.mentionIds)];
    await checkMentions(tx, staff, { entity: key.entity, record, mentionIds });
    const id = await withIdempotency(tx, idempotency, async () => {
      const noteId = await store.insert(tx, { ...key, staff, body: body.text, mentionIds, now });
      const { entity, id: entityId } = key;
      const after = { about: record.title, text: body.text };
      await writeAudit(tx, staff, { action: 'notes.note', entity, entityId, after });
      if (mentionIds.length > 0) await publish(tx, 'note.mentioned', { noteId, record: record.title });
      return noteId;
    });
    const note = await store.find(tx, id);
    if (!note) throw new Problem('records.not_found', 404);
    return noteView(note, staff);
  });

interface MentionCheck {
  readonly entity: NoteEntity;
  readonly record: NotedRecord;
  readonly mentionIds: readonly number[];
}

async function checkMentions(tx: Tx, staff: Staff, { entity, record, mentionIds }: MentionCheck): Promise<void> {
  if (mentionIds.length === 0) return;
  const known = new Set((await colleaguesOf(tx, staff, entity, record)).map(({ id }) => id));
  if (!mentionIds.every((id) => known.has(id)))
    throw new Problem('notes.cannot_read', 400, { errors: [{ field: 'mentionIds', key: 'notes.cannot_read' }] });
}

/** Deletes a note that the member of staff has written; 404 for any other. */
export const removeNote = (db: Db, staff: Staff, { noteId, ...key }: RecordKey & { noteId: number }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const record = await requireRecord(tx, staff, key);
    const text = await store.removeOwn(tx, staff, { ...key, noteId });
    if (text === undefined) throw new Problem('records.not_found', 404);
    const { entity, id: entityId } = key;
    const before = { about: record.title, text };
    await writeAudit(tx, staff, { action: 'notes.delete_note', entity, entityId, before });
  });
