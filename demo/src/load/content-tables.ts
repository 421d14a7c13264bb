import { paragraphs } from '../../../db/base-data/pages/page.ts';
import { articleTabs, polls } from '../facts/content.ts';
import { join, type Phrase, texts } from '../texts/phrase.ts';
import { users } from '../trade/users.ts';
import { content } from './cyrillic.ts';
import { categoryId } from './taxonomy-tables.ts';
import { json, table, type Cell, type Table } from './table.ts';

const DAY = 86_400_000;

const html = (phrases: readonly Phrase[]): Cell =>
  json(
    content(
      join(
        phrases.map((phrase) => paragraphs(texts(phrase))),
        '',
      ),
    ),
  );

const options = polls
  .flatMap((poll, index) =>
    poll.options.map(([title, share], position) => ({ poll: index + 1, title, share, position })),
  )
  .map((option, index) => ({ ...option, id: index + 1 }));

/** People who vote; Amra has not voted yet, so that the demo shows the question. */
const voters = users.filter(({ role, username }) => ['buyer', 'company_admin'].includes(role) && username !== 'amra');

function voteRows(today: Date): Cell[][] {
  return polls.flatMap((poll, index) => {
    const ballots = options
      .filter((option) => option.poll === index + 1)
      .flatMap(({ id, share }) => Array.from({ length: share }, () => id));
    return voters.slice(0, ballots.length).map((voter, place) => [
      index + 1,
      voter.id,
      // Spread over the options instead of in their order.
      ballots[(place * 7) % ballots.length] ?? 1,
      new Date(today.getTime() - poll.beganDaysAgo * DAY + (place + 1) * 3_600_000),
    ]);
  });
}

/** Polls with votes, and tabs of article pages. */
export function contentTables(today: Date): Table[] {
  const dayAgo = (days: number): string => new Date(today.getTime() - days * DAY).toISOString().slice(0, 10);
  return [
    table(
      'poll',
      'id question starts_on ends_on',
      polls.map((poll, index) => [
        index + 1,
        json(content(texts(poll.question))),
        dayAgo(poll.beganDaysAgo),
        poll.endedDaysAgo === null ? null : dayAgo(poll.endedDaysAgo),
      ]),
    ),
    table(
      'poll_option',
      'id poll_id title position',
      options.map(({ id, poll, title, position }) => [id, poll, json(content(texts(title))), position]),
    ),
    table('poll_vote', 'poll_id user_id option_id voted_at', voteRows(today)),
    table(
      'article_tab',
      'title content category_id position',
      articleTabs.map((tab, position) => [
        json(content(texts(tab.title))),
        html(tab.paragraphs),
        tab.category === null ? null : categoryId(tab.category),
        position,
      ]),
    ),
  ];
}
