import { MESSAGE_TOPICS, type MessageTopic } from '@sjaj/contract';
import { numberIn, pageIn } from '../../shared/address/search-values.logic.ts';

/** Filters of the list of messages, read from the URL and written to it. */
export interface MessageChoice {
  readonly page: number;
  readonly topic: MessageTopic | 'all';
  readonly isUnread: boolean;
  readonly text: string;
}

const LONGEST_TEXT = 64;

export const ANY_MESSAGE: MessageChoice = { page: 1, topic: 'all', isUnread: false, text: '' };

/** Whether a filter is chosen. The page does not count. */
export const isNarrowed = ({ topic, isUnread, text }: MessageChoice): boolean =>
  topic !== 'all' || isUnread || text !== '';

/** Reads the filters from a URL, ignoring invalid values. The router parses numeric values as numbers. */
export function choiceFrom(search: Readonly<Record<string, unknown>>): MessageChoice {
  const { q } = search;
  return {
    page: pageIn(search),
    topic: MESSAGE_TOPICS.find((topic) => topic === search['topic']) ?? 'all',
    isUnread: numberIn(search['unread']) === 1,
    text: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, LONGEST_TEXT) : '',
  };
}

/** The URL of a choice, without default values. */
export function addressOf({ page, topic, isUnread, text }: MessageChoice): string {
  const search = new URLSearchParams();
  if (topic !== 'all') search.set('topic', topic);
  if (isUnread) search.set('unread', '1');
  if (text !== '') search.set('q', text);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/profile/messages?${search.toString()}` : '/profile/messages';
}
