import type { Content } from '@sjaj/domain';
import type { PersonalData } from '../../../../kernel/personal-data.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { allRows, execute, firstRow } from '../../../../platform/database/statements.ts';

export interface RunningPoll {
  readonly id: number;
  readonly question: Content;
  readonly options: readonly { readonly id: number; readonly title: Content; readonly votes: number }[];
  readonly votedOptionId: number | null;
}

/** The newest active poll of a day, or the one, as the user sees it. */
export const runningPoll = (
  db: Db | Tx,
  today: string,
  userId: number,
  id: number | null = null,
): Promise<RunningPoll | undefined> =>
  firstRow<RunningPoll>(db)`
    select p.id, p.question,
      coalesce((select json_agg(json_build_object('id', o.id, 'title', o.title,
          'votes', (select count(*) from poll_vote v where v.option_id = o.id)) order by o.position, o.id)
        from poll_option o where o.poll_id = p.id), '[]') as options,
      (select v.option_id from poll_vote v where v.poll_id = p.id and v.user_id = ${userId}) as "votedOptionId"
    from poll p
    where p.is_active and (p.starts_on is null or p.starts_on <= ${today}::date)
      and (p.ends_on is null or p.ends_on >= ${today}::date) and (${id}::integer is null or p.id = ${id}::integer)
    order by p.id desc limit 1`;

/** Stores the vote of a user; false where they have voted. */
export async function vote(tx: Tx, pollId: number, optionId: number, userId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('poll_vote')
    .values({ poll_id: pollId, option_id: optionId, user_id: userId })
    .onConflict((oc) => oc.columns(['poll_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Votes in polls. */
export const personalData: PersonalData = {
  section: 'pollVotes',
  async read(db, { userId }) {
    return allRows(db)`
      select p.question, o.title as answer from poll_vote v join poll p on p.id = v.poll_id
      join poll_option o on o.id = v.option_id where v.user_id = ${userId} order by v.poll_id
    `;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from poll_vote where user_id = ${userId}`;
  },
};
