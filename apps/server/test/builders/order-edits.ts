import { adminOrders } from '@sjaj/contract';
import type { Reply } from '../http.ts';
import type { Stall } from './stall.ts';

export interface Edit {
  /** Quantities of the first lines, in their order. */
  readonly lines?: readonly number[];
  readonly added?: readonly { readonly articleId: number; readonly quantity: number }[];
  /** The present one where left out. */
  readonly version?: number;
  /** Of an administrator where left out. */
  readonly token?: string;
}

/** An order as the back office shows it. */
export const staffView = async ({ shop, administrator }: Stall, id: number) =>
  (await shop.call(adminOrders.one, { token: administrator, params: { id } })).data;

async function bodyOf(stall: Stall, id: number, { lines = [], added = [], version }: Edit) {
  const order = await staffView(stall, id);
  const quantities = lines.map((quantity, index) => ({ lineId: order.orderLines[index].id, quantity }));
  return { version: version ?? order.version, lines: quantities, added };
}

/** Edits the lines of an order after a telephone call. */
export const editLines = async (stall: Stall, id: number, edit: Edit): Promise<Reply> =>
  stall.shop.call(adminOrders.updateLines, {
    token: edit.token ?? stall.administrator,
    params: { id },
    body: { ...(await bodyOf(stall, id, edit)), reason: 'Po dogovoru telefonom' },
  });

export const previewLines = async (stall: Stall, id: number, edit: Edit): Promise<Reply> =>
  stall.shop.call(adminOrders.previewLines, {
    token: stall.administrator,
    params: { id },
    body: await bodyOf(stall, id, edit),
  });
