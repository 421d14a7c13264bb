import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../shared/api/api.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { preloadListing } from './preload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Begins to preload a category whose answer comes after so many ms. */
function preloaded(answerMs: number): { readonly isOver: () => boolean } {
  const queries = new QueryClient();
  queries.setQueryData(profileQuery.queryKey, { userData: { canViewPrices: true } } as never);
  const answer = new Promise((resolve) => setTimeout(resolve, answerMs, { data: {} }));
  vi.spyOn(api.articles, 'listing').mockReturnValue(answer as never);
  let over = false;
  void preloadListing(queries, { categoryId: 1 }, {}).then(() => (over = true));
  return { isOver: () => over };
}

it('is over with the answer, so that the page is drawn with it', async () => {
  const { isOver } = preloaded(20);
  await vi.advanceTimersByTimeAsync(19);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(5);
  expect(isOver()).toBe(true);
});

it('does not hold up the page for an answer that takes long', async () => {
  const { isOver } = preloaded(5_000);
  await vi.advanceTimersByTimeAsync(100);
  expect(isOver()).toBe(true);
});

it('does not hold up the page for a profile that takes long either', async () => {
  const queries = new QueryClient();
  vi.spyOn(queries, 'ensureQueryData').mockReturnValue(new Promise(() => undefined));
  let over = false;
  void preloadListing(queries, { categoryId: 1 }, {}).then(() => (over = true));
  await vi.advanceTimersByTimeAsync(100);
  expect(over).toBe(true);
});
