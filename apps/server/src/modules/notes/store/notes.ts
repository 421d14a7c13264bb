import type { NoteEntity } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Staff } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

export interface NoteRow {
  readonly id: number;
  readonly userId: number | null;
  readonly who: string;
  readonly text: string;
  readonly at: Date;
  readonly mentions: readonly Person[];
}

interface RecordKey {
  readonly entity: NoteEntity;
  readonly id: number;
}

const MOST = 100;

const COLUMNS = sql`n.id, n.user_id as "userId", n.user_name as who, n.body as text, n.created_at as at,
  (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) order by u.id), '[]')
    from record_note_mention m join user_account u on u.id = m.user_id where m.note_id = n.id) as mentions`;

/** The last notes on a record, the newest first. */
export const listOf = (db: Db, { entity, id }: RecordKey): Promise<readonly NoteRow[]> =>
  allRows<NoteRow>(db)`
    select ${COLUMNS} from record_note n where n.entity = ${entity} and n.entity_id = ${id}
    order by n.id desc limit ${MOST}`;

export const find = (db: Db | Tx, id: number): Promise<NoteRow | undefined> =>
  firstRow<NoteRow>(db)`select ${COLUMNS} from record_note n where n.id = ${id}`;

interface NewNote extends RecordKey {
  readonly staff: Staff;
  readonly body: string;
  readonly mentionIds: readonly number[];
  readonly now: Date;
}

/** Inserts a note with the colleagues whom it names, and returns its id. */
export async function insert(tx: Tx, { entity, id, staff, body, mentionIds, now }: NewNote): Promise<number> {
  const note = await tx
    .insertInto('record_note')
    .values({ entity, entity_id: id, user_id: staff.userId, user_name: staff.name, body, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (mentionIds.length > 0) {
    const values = mentionIds.map((userId) => ({ note_id: note.id, user_id: userId }));
    await tx.insertInto('record_note_mention').values(values).execute();
  }
  return note.id;
}

/** Deletes a note of the member of staff on the record and returns its text; undefined if there is none. */
export async function removeOwn(
  tx: Tx,
  staff: Staff,
  { entity, id, noteId }: RecordKey & { readonly noteId: number },
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('record_note')
    .where('id', '=', noteId)
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('user_id', '=', staff.userId)
    .returning('body')
    .executeTakeFirst();
  return row?.body;
}

/** The users with their names, by name. */
export const namesOf = (db: Db | Tx, userIds: readonly number[]): Promise<readonly Person[]> =>
  allRows<Person>(db)`
    select id, first_name || ' ' || last_name as name from user_account
    where id = any(${userIds}::integer[]) order by search_text(first_name || ' ' || last_name), id`;

interface MentionFacts {
  readonly entity: NoteEntity;
  readonly entityId: number;
  readonly who: string;
  readonly text: string;
  readonly userIds: readonly number[];
}

/** What those are told whom a note names; undefined once it is deleted. */
export const mentionFacts = (tx: Tx, noteId: number): Promise<MentionFacts | undefined> =>
  firstRow<MentionFacts>(tx)`
    select n.entity, n.entity_id as "entityId", n.user_name as who, n.body as text,
      array(select m.user_id from record_note_mention m join user_account u on u.id = m.user_id and u.is_active
        where m.note_id = n.id order by m.user_id) as "userIds"
    from record_note n where n.id = ${noteId}`;
