import type { NewsForm, NewsState } from '@sjaj/contract';
import { businessDate, startOfDay } from '@sjaj/domain';

interface Publication {
  readonly publishedAt: Date | null;
  readonly publishUntil: string | null;
  readonly isArchived: boolean;
}

/** Whether customers see a news item, and why not. */
export function stateOf({ publishedAt, publishUntil, isArchived }: Publication, now: Date): NewsState {
  if (isArchived) return 'archived';
  if (publishedAt === null) return 'draft';
  if (publishUntil !== null && publishUntil < businessDate(now)) return 'ended';
  return publishedAt > now ? 'scheduled' : 'published';
}

/** The moment of publication. A day that has not changed keeps its hour. */
export function publishedAtOf({ publishOn }: Pick<NewsForm, 'publishOn'>, stored: Date | null): Date | null {
  if (publishOn === null) return null;
  return stored && businessDate(stored) === publishOn ? stored : startOfDay(publishOn);
}
