import type { CheckedLine } from '@sjaj/contract';
import type { QuickLine } from '@sjaj/domain';
import { api } from './api/api.ts';

/** Whether a line can go into the cart as it is; a short stock is told and is no fault. */
export const isReady = ({ state }: CheckedLine): boolean => state === 'ok' || state === 'short';

/** What the valid lines put into a cart. */
export const readyItems = (lines: readonly CheckedLine[]): readonly { articleId: number; quantity: number }[] =>
  lines
    .filter(isReady)
    .flatMap(({ article, quantity }) => (article && quantity !== null ? [{ articleId: article.id, quantity }] : []));

/** Asks the server what each line means and costs. */
export const checkLines = async (lines: readonly QuickLine[]) =>
  (await api.quickOrder.check({ body: { lines: lines.map((line) => ({ ...line })) } })).data;
