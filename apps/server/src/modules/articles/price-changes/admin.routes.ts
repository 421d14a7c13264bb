import type { adminPriceChanges, PriceChangeView } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { pagedRows } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { applyChange, cancelChange, discardChange, excludeLines, undoChange } from './service/decide.ts';
import { countSelected, proposePrices } from './service/propose.ts';
import * as lines from './store/lines.ts';
import * as changes from './store/price-changes.ts';
import { changeView, lineView } from './views.ts';

export function priceChangeHandlers(db: Db): Handlers<typeof adminPriceChanges> {
  async function stored(id: number): Promise<changes.StoredChange> {
    const change = await changes.one(db, id);
    if (!change) throw new Problem('records.not_found', 404);
    return change;
  }

  const view = async (id: number, now: Date): Promise<PriceChangeView> => changeView(await stored(id), now);

  return {
    list: async ({ body, now }) => pagedRows(await changes.page(db, body), body, (change) => changeView(change, now)),
    count: async ({ actor, body }) => ({ articles: await countSelected(db, actor, body.selection) }),
    propose: async ({ actor, body, idempotency, now }) =>
      view(await proposePrices(db, actor, { ...body, now }, idempotency), now),
    one: ({ params, now }) => view(params.id, now),
    lines: async ({ params, body, actor, language }) => {
      const { price } = (await stored(params.id)).rule;
      const found = await lines.page(db, { changeId: params.id, price, ...body });
      return pagedRows(found, body, (line) => lineView(line, { actor, language, price }));
    },
    exclude: async ({ params, body, now }) => {
      await excludeLines(db, { id: params.id, ...body });
      return view(params.id, now);
    },
    apply: async ({ actor, params, body, idempotency, now }) => {
      await applyChange(db, { id: params.id, staff: actor, now, ...body }, idempotency);
      return view(params.id, now);
    },
    cancel: async ({ actor, params, now }) => {
      await cancelChange(db, { id: params.id, staff: actor, now });
      return view(params.id, now);
    },
    discard: async ({ params }) => {
      await discardChange(db, params.id);
      return null;
    },
    undo: async ({ actor, params, idempotency, now }) => {
      await undoChange(db, { id: params.id, staff: actor, now }, idempotency);
      return view(params.id, now);
    },
  };
}
