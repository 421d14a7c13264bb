import { adminOrders } from '@sjaj/contract';
import type { Reply } from '../http.ts';
import type { SeededShop } from './seeded-shop.ts';

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
export const staffView = async ({ shop, administrator }: SeededShop, id: number) =>
  (await shop.call(adminOrders.one, { token: administrator, params: { id } })).data;

async function bodyOf(seeded: SeededShop, id: number, { lines = [], added = [], version }: Edit) {
  const order = await staffView(seeded, id);
  const quantities = lines.map((quantity, index) => ({ lineId: order.orderLines[index].id, quantity }));
  return { version: version ?? order.version, lines: quantities, added };
}

/** Edits the lines of an order after a telephone call. */
export const editLines = async (seeded: SeededShop, id: number, edit: Edit): Promise<Reply> =>
  seeded.shop.call(adminOrders.updateLines, {
    token: edit.token ?? seeded.administrator,
    params: { id },
    body: { ...(await bodyOf(seeded, id, edit)), reason: 'Po dogovoru telefonom' },
  });

export const previewLines = async (seeded: SeededShop, id: number, edit: Edit): Promise<Reply> =>
  seeded.shop.call(adminOrders.previewLines, {
    token: seeded.administrator,
    params: { id },
    body: await bodyOf(seeded, id, edit),
  });
