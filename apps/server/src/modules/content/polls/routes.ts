import type { polls, PollView } from '@sjaj/contract';
import { businessDate, type Language } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { type RunningPoll, runningPoll, vote } from './store/votes.ts';

/** Results are for users who have voted: nobody follows the majority. */
const pollView = ({ id, question, options, votedOptionId }: RunningPoll, language: Language): PollView => ({
  id,
  question: localised(question, language),
  options: options.map((option) => ({
    id: option.id,
    title: localised(option.title, language),
    votes: votedOptionId === null ? null : option.votes,
  })),
  votedOptionId,
});

/** The poll of the main page. */
export const pollHandlers = (db: Db): Handlers<typeof polls> => ({
  current: async ({ actor, language, now }) => {
    const poll = await runningPoll(db, businessDate(now), actor.userId);
    return poll ? pollView(poll, language) : null;
  },
  vote: ({ actor, params: { id }, body: { optionId }, language, now }) =>
    inTransaction(db, async (tx) => {
      const read = () => runningPoll(tx, businessDate(now), actor.userId, id);
      const poll = await read();
      if (!poll?.options.some((option) => option.id === optionId)) throw new Problem('content.poll_not_found', 404);
      if (!(await vote(tx, id, optionId, actor.userId))) throw new Problem('content.already_voted', 409);
      return pollView((await read()) ?? poll, language);
    }),
});
