import type { PollForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { tableRecords } from '../../../../kernel/table-records.ts';
import { namesOf } from '../../../../kernel/names-of.ts';
import { type Db, isReferenced, type Tx } from '../../../../platform/database/db.ts';
import { allRows, execute } from '../../../../platform/database/statements.ts';
import { Problem } from '../../../../platform/problem.ts';
import { checkDays } from '../../rules.ts';

export interface PollRow extends Stored<PollForm> {
  /** Votes by option. */
  readonly votes: ReadonlyMap<number, number>;
}

type Option = { readonly id: number; readonly title: PollForm['options'][number]['title']; readonly votes: number };
type Row = Omit<PollForm, 'options'> & {
  readonly id: number;
  readonly version: number;
  readonly options: readonly Option[];
};

/** All polls with their results, the newest first, or the one. */
export async function pollRows(db: Db | Tx, id?: number): Promise<readonly PollRow[]> {
  const rows = await allRows<Row>(db)`
    select p.id, p.version, p.question, p.starts_on as "startsOn", p.ends_on as "endsOn", p.is_active as "isActive",
      coalesce((select json_agg(json_build_object('id', o.id, 'title', o.title,
          'votes', (select count(*) from poll_vote v where v.option_id = o.id)) order by o.position, o.id)
        from poll_option o where o.poll_id = p.id), '[]') as options
    from poll p where ${id ?? null}::integer is null or p.id = ${id ?? null}::integer
    order by p.id desc`;
  return rows.map(({ id: rowId, version, options, ...form }) => ({
    id: rowId,
    version,
    form: { ...form, options: options.map((option) => ({ id: option.id, title: option.title })) },
    votes: new Map(options.map((option) => [option.id, option.votes])),
  }));
}

const columnsOf = (form: PollForm) => ({
  question: JSON.stringify(form.question),
  starts_on: form.startsOn,
  ends_on: form.endsOn,
  is_active: form.isActive,
});

/** Adds, changes and removes options. 409 where an option that is left out has votes. */
async function saveOptions(tx: Tx, pollId: number, { options }: PollForm): Promise<void> {
  const remainingIds = options.flatMap(({ id }) => (id === null ? [] : [id]));
  try {
    await execute(tx)`delete from poll_option where poll_id = ${pollId} and not id = any(${remainingIds}::integer[])`;
  } catch (error) {
    if (!isReferenced(error)) throw error;
    throw new Problem('content.option_has_votes', 409, {
      errors: [{ field: 'options', key: 'content.option_has_votes' }],
    });
  }
  for (const [position, { id, title }] of options.entries()) {
    const columns = { title: JSON.stringify(title), position };
    if (id === null)
      await tx
        .insertInto('poll_option')
        .values({ ...columns, poll_id: pollId })
        .execute();
    else await updateOption(tx, { pollId, id }, columns);
  }
}

/** 400 for an option of another poll. */
async function updateOption(
  tx: Tx,
  { pollId, id }: { readonly pollId: number; readonly id: number },
  columns: { readonly title: string; readonly position: number },
): Promise<void> {
  const updating = tx.updateTable('poll_option').set(columns).where('id', '=', id).where('poll_id', '=', pollId);
  const { numUpdatedRows } = await updating.executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) throw new Problem('articles.reference_unknown', 400);
}

export const pollRecords: RecordDefinition<PollForm> = {
  entity: 'poll',
  ...tableRecords('poll', { rows: pollRows, columnsOf, saveParts: saveOptions }),
  check: async (_tx, form) => checkDays(form, 'endsOn'),
  lock: async (tx, id) => {
    await tx.selectFrom('poll').select('id').where('id', '=', id).forUpdate().execute();
    return (await pollRows(tx, id))[0];
  },
  usersOf: (db, id) =>
    namesOf(
      db,
      sql`
    select title->>'bs' as name from poll_option o
    where o.poll_id = ${id} and exists (select from poll_vote v where v.option_id = o.id)`,
    ),
};
