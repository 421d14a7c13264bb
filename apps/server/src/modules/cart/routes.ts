import type { shoppingCart } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { localised } from '../../kernel/localised.ts';
import type { Settings } from '../settings/index.ts';
import { addToCart } from './service/add.ts';
import { emptyCart, removeLine, setQuantities } from './service/change.ts';
import { applyCoupon, removeCoupon } from './service/coupon.ts';
import type { PricedCart } from './service/load.ts';
import { noteLines } from './service/notes.ts';
import { readCart } from './service/read.ts';
import { cartView } from './views.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import type { Customer } from '../../kernel/actor.ts';

export function cartHandlers(db: Db, settings: () => Promise<Settings>): Handlers<typeof shoppingCart> {
  const show = async (cart: PricedCart, context: RequestContext<Customer>) =>
    cartView(cart, { ...context, settings: await settings() });
  return {
    customer: async (call) => show(await readCart(db, call), call),
    async addItem(call) {
      const cart = await addToCart(db, call, [call.body]);
      return new WithMessage(await show(cart, call), 'cart.added', { title: titleOf(cart, call) });
    },
    async addItems(call) {
      const cart = await addToCart(db, call, call.body.items);
      return new WithMessage(await show(cart, call), 'cart.added_many', { count: call.body.items.length });
    },
    async update(call) {
      const cart = await setQuantities(db, call, call.body.items);
      return new WithMessage(await show(cart, call), 'cart.changed');
    },
    noteLines: async (call) => show(await noteLines(db, call, call.body.items), call),
    async deleteItem(call) {
      const { cart, removed } = await removeLine(db, call, call.params.id);
      const title = localised(removed.title, call.language);
      return new WithMessage(await show(cart, call), 'cart.removed', { title });
    },
    async applyCode(call) {
      const { cartId, code } = call.params;
      return new WithMessage(await show(await applyCoupon(db, call, cartId, code), call), 'cart.code_applied');
    },
    async removeCode(call) {
      return new WithMessage(await show(await removeCoupon(db, call, call.params.cartId), call), 'cart.code_removed');
    },
    async empty(call) {
      const cart = await emptyCart(db, call, call.params.cartId);
      return new WithMessage(await show(cart, call), 'cart.emptied');
    },
  };
}

function titleOf(
  cart: PricedCart,
  { body, language }: RequestContext<Customer> & { body: { articleId: number } },
): string {
  const line = cart.lines.find(({ articleId }) => articleId === body.articleId);
  return line ? localised(line.title, language) : '';
}
