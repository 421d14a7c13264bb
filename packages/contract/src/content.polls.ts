import { z } from 'zod';
import { RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { routes } from './route.ts';
import { ById, Id, localText, NearDay, shape } from './shapes.ts';

const FEWEST_OPTIONS = 2;
const MOST_OPTIONS = 8;
/** One vote for each user account of a customer. */
const VOTERS = ['private', 'buyer', 'company_admin'] as const;

const Votes = z.int().min(0);

export const PollView = shape({
  id: Id,
  question: z.string(),
  options: z.array(
    shape({
      id: Id,
      title: z.string(),
      /** Null until the user has voted. */
      votes: Votes.nullable(),
    }),
  ),
  votedOptionId: Id.nullable(),
});

export const polls = routes({
  current: {
    method: 'GET',
    path: '/polls/current',
    access: VOTERS,
    answer: PollView.nullable(),
    summary: 'The poll of the main page, with its results for users who have voted; null where there is none.',
  },
  vote: {
    method: 'POST',
    path: '/polls/{id}/vote',
    access: VOTERS,
    params: ById,
    body: shape({ optionId: Id }),
    answer: PollView,
    problems: ['content.poll_not_found', 'content.already_voted'],
    summary: 'Gives the one vote of the user.',
  },
});

export const PollForm = shape({
  question: localText(200),
  /** An option without an id is new. One with votes stays. */
  options: z
    .array(shape({ id: Id.nullable(), title: localText(120) }))
    .min(FEWEST_OPTIONS)
    .max(MOST_OPTIONS),
  startsOn: NearDay.nullable(),
  /** The last day. */
  endsOn: NearDay.nullable(),
  isActive: z.boolean(),
});

export const AdminPoll = shape({
  ...PollForm.shape,
  ...RECORD_FIELDS,
  results: z.array(shape({ optionId: Id, title: z.string(), votes: Votes })),
  votes: Votes,
  /** Whether customers see it today. */
  isShown: z.boolean(),
});

export const adminPolls = recordRoutes({
  path: 'polls',
  form: PollForm,
  view: AdminPoll,
  list: recordList(['all', 'shown', 'hidden'], ['default', 'name', 'votes']),
  words: ['poll', 'polls with their results'],
  problems: ['content.days_turned', 'content.option_has_votes', 'articles.reference_unknown'],
});

export type PollView = z.output<typeof PollView>;
export type PollForm = z.output<typeof PollForm>;
export type AdminPoll = z.output<typeof AdminPoll>;
