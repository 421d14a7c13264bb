import type { QueryKey } from '@tanstack/react-query';

/** Lists and pages that are worth opening without a line; prices to order by, payments and searches on their way are not. */
const KEPT: readonly unknown[] = [
  'profile',
  'settings',
  'categories',
  'cart',
  'orders',
  'saved-carts',
  'wish-list',
  'home',
  'listing',
  'article',
  'articles',
  'brands',
  'brand',
  'sales',
  'sale',
  'selected',
  'tags',
  'messages',
];
/** Parts of these that are of one moment. */
const PASSING: readonly unknown[] = ['payment', 'review', 'limits'];

/** Whether an answer is kept on the device, by the key of what was asked. */
export const isKeepable = ([root, part]: QueryKey): boolean => KEPT.includes(root) && !PASSING.includes(part);

/** An answer as it is kept. */
export interface KeptAnswer {
  readonly key: QueryKey;
  readonly data: unknown;
  /** When it came, in ms. */
  readonly at: number;
}

const WEEK_MS = 7 * 86_400_000;

/** The answers that may be shown again, the profile first: older ones say nothing about today any more. */
export const stillTrue = (answers: readonly KeptAnswer[], now: number): KeptAnswer[] =>
  answers.filter(({ key, at }) => isKeepable(key) && now - at < WEEK_MS);
