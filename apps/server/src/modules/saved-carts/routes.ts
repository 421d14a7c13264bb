import type { documents } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { cartView } from '../cart/index.ts';
import type { Settings } from '../settings/index.ts';
import { updateSavedCart, createSavedCart, deleteSavedCarts } from './service/save.ts';
import { takeSuccessor } from './service/take-successor.ts';
import { proposeLines, proposeSavedCart } from './service/propose.ts';
import { loadSavedCart } from './service/load.ts';
import { listSavedCarts, readLines } from './service/read.ts';
import { colleaguesOf } from './store/proposals.ts';

export const savedCartHandlers = (db: Db, settings: () => Promise<Settings>): Handlers<typeof documents> => ({
  list: (call) => listSavedCarts(db, call.body, call),
  lines: (call) => readLines(db, call.params.id, call),
  async create(call) {
    const created = await createSavedCart(db, call);
    return new WithMessage(created, 'documents.saved', { title: call.body.title });
  },
  async update(call) {
    await updateSavedCart(db, call);
    return new WithMessage(null, 'documents.changed');
  },
  async takeSuccessor(call) {
    await takeSuccessor(db, call);
    return new WithMessage(null, 'documents.changed');
  },
  async load(call) {
    const { cart, added, left } = await loadSavedCart(db, call);
    const view = cartView(cart, { ...call, settings: await settings() });
    const info = left.length === 0 ? 'documents.loaded' : 'documents.loaded_partly';
    return new WithMessage({ cart: view, added, left }, info, { added: added.length, failed: left.length });
  },
  colleagues: (call) => colleaguesOf(db, call.actor),
  async propose(call) {
    const { id, colleague } = await proposeLines(db, call);
    return new WithMessage({ id }, 'documents.proposed', { name: colleague });
  },
  async proposeSaved(call) {
    const { colleague } = await proposeSavedCart(db, call);
    return new WithMessage(null, 'documents.proposed', { name: colleague });
  },
  async remove(call) {
    await deleteSavedCarts(db, call.actor, call.body.ids);
    return new WithMessage(null, 'documents.deleted');
  },
});
