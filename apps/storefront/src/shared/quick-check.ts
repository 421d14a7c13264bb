import type { CheckedLine } from '@sjaj/contract';
import type { QuickLine } from '@sjaj/domain';
import { api } from './api/api.ts';

/** Whether a line can go into the cart as it is; a short stock is told and is no fault. */
export const isReady = ({ state }: CheckedLine): boolean => state === 'ok' || state === 'short';

/** Asks the server what each line means and costs. */
export const checkLines = async (lines: readonly QuickLine[]) =>
  (await api.quickOrder.check({ body: { lines: lines.map((line) => ({ ...line })) } })).data;
