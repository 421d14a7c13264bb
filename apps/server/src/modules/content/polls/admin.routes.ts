import type { AdminPoll, adminPolls } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { sortable } from '../../../kernel/paginate-in-memory.ts';
import { recordListHandlers } from '../../../kernel/record-lists.ts';
import type { ViewContext } from '../../../kernel/request-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isWithin } from '../rules.ts';
import { pollRecords, type PollRow, pollRows } from './store/records.ts';

function pollView({ id, version, form, votes }: PollRow, { language, now }: ViewContext): AdminPoll {
  const results = [...votes].map(([optionId, count]) => ({
    optionId,
    title: localised(form.options.find((option) => option.id === optionId)?.title, language),
    votes: count,
  }));
  return {
    ...form,
    id,
    version,
    name: localised(form.question, language),
    results,
    votes: results.reduce((sum, result) => sum + result.votes, 0),
    isShown: form.isActive && isWithin(form, now),
  };
}

/** Staff keep the polls of the main page. */
export const adminPollHandlers = (db: Db): Handlers<typeof adminPolls> =>
  recordListHandlers({
    db,
    definition: pollRecords,
    views: async (context, id) => (await pollRows(db, id)).map((row) => pollView(row, context)),
    isIn: ({ isShown }, { view }) => view === 'all' || isShown === (view === 'shown'),
    text: ({ name }) => name,
    columns: { name: ({ name }) => name, votes: ({ votes }) => sortable(votes) },
  });
