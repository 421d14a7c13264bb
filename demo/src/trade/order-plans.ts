import { randomFor } from '../random.ts';
import { companies } from './companies.ts';
import type { Status } from './order.ts';
import { orderersOf } from './users.ts';

/** An order to be made up: whose, how long ago, how far it has come, and what is special about it. */
export type Plan = readonly [
  external: string,
  daysAgo: number,
  status: Status,
  more?: 'approval' | 'stock' | 'coupon' | 'placed' | 'merged' | 'usual',
];

/** Orders that the screens are sure to find: every status, the newest first. */
const PLANNED: readonly Plan[] = [
  ['K-00231', 0.1, 1],
  ['K-00231', 0.6, -1, 'approval'],
  ['K-00231', 1.2, 2],
  ['K-00231', 3, 4],
  ['K-00231', 6, 5],
  ['K-00231', 12, 5, 'coupon'],
  ['K-00231', 20, 3],
  ['K-00231', 28, 5, 'usual'],
  ['K-00231', 42, 5, 'usual'],
  ['K-00231', 56, 5, 'usual'],
  ['K-00231', 75, 8],
  ['K-00231', 84, 5, 'usual'],
  ['K-00231', 98, 5, 'usual'],
  ['K-00231', 149, 5],
  ['K-00152', 0.2, 1],
  ['K-00412', 0.15, 1],
  ['K-00412', 0.4, -1, 'stock'],
  ['K-00118', 0.3, 1, 'placed'],
  ['K-00096', 0.5, 1],
  ['K-00377', 0.7, 1],
  ['K-00361', 0.9, 1],
  ['K-00420', 1.1, 2],
  ['K-00207', 2, 2],
  ['K-00518', 1.4, 10],
  ['K-00466', 2.5, 4],
  ['K-00288', 4, 8],
  ['K-00399', 5, 4],
  ['K-00193', 1.7, 2, 'placed'],
];

const MIXED: readonly Status[] = [5, 5, 5, 5, 5, 5, 5, 5, 3, 5, 5, 8, 5];

/** Planned orders, then a flow of ordinary ones over six months. */
export function plans(): Plan[] {
  const random = randomFor('order plans');
  const active = companies.filter((company) => company.isActive && orderersOf(company).length > 0);
  const flow = Array.from({ length: 64 }, (_, index): Plan => {
    const company = random.pick(active);
    return [company.external, 7 + index * 2.7 + random.next() * 2, random.pick(MIXED)];
  });
  // Last, so that the made-up orders before them stay the same.
  return [...PLANNED, ...flow, ['K-00231', 70, 5, 'usual'], ['K-00231', 14, 5, 'usual']];
}
