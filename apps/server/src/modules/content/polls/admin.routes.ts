import type { AdminPoll, adminPolls } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { paginateInMemory, sortable } from '../../../kernel/paginate-in-memory.ts';
import { recordHandlers } from '../../../kernel/records.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isWithin } from '../rules.ts';
import { pollRecords, type PollRow, pollRows } from './store/records.ts';

interface ViewContext {
  readonly language: Language;
  readonly now: Date;
}

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
export const adminPollHandlers = (db: Db): Handlers<typeof adminPolls> => ({
  ...recordHandlers({
    db,
    definition: pollRecords,
    read: async (id, context) => {
      const [row] = await pollRows(db, id);
      return row && pollView(row, context);
    },
  }),
  list: async ({ body: { view, ...query }, ...context }) =>
    paginateInMemory(
      (await pollRows(db))
        .map((row) => pollView(row, context))
        .filter(({ isShown }) => view === 'all' || isShown === (view === 'shown')),
      query,
      {
        language: context.language,
        text: ({ name }) => name,
        columns: { name: ({ name }) => name, votes: ({ votes }) => sortable(votes) },
      },
    ),
});
