import type { adminStock, StockCard } from '@sjaj/contract';
import { text } from '@sjaj/i18n/server';
import type { Db } from '../../../platform/database/db.ts';
import type { Staff } from '../../../kernel/actor.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { paged, pagedRows, WithMessage } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { csvDownload, xlsxDownload } from '../../../platform/sheets/sheet-writing.ts';
import { readSettings } from '../../settings/index.ts';
import { correctStock, setStockLevel, setShopLevel } from './service/stock-levels.ts';
import { stockSheet } from './service/stock-sheet.ts';
import { movements, requests, waiting } from './store/movements.ts';
import { page, row } from './store/stock-list.ts';
import { movementView, type PlaceholderOf, rowView, waitingView } from './views.ts';

type StaffContext = Pick<RequestContext<Staff>, 'actor' | 'language'>;

export function adminStockHandlers(db: Db, placeholderOf: PlaceholderOf): Handlers<typeof adminStock> {
  const shopLevel = async (): Promise<number> => (await readSettings(db)).lowStockLevel;

  async function card(id: number, { actor, language }: StaffContext): Promise<StockCard> {
    const stockLevel = await row(db, id, await shopLevel());
    if (!stockLevel) throw new Problem('articles.not_found', 404);
    const [lines, arrivalRequests] = await Promise.all([waiting(db, actor, id), requests(db, id)]);
    return {
      ...rowView(stockLevel, language, placeholderOf),
      waiting: lines.map(waitingView),
      requests: arrivalRequests,
    };
  }

  return {
    list: async ({ body, language }) =>
      pagedRows(await page(db, { ...body, language, shopLevel: await shopLevel() }), body, (one) =>
        rowView(one, language, placeholderOf),
      ),
    defaults: async () => ({ lowLevel: await shopLevel() }),
    setDefaults: async ({ actor, body }) => {
      await setShopLevel(db, actor, body.lowLevel);
      return new WithMessage({ lowLevel: body.lowLevel }, 'records.saved');
    },
    csv: async ({ language }) => csvDownload(text(language, 'stockSheet.file'), stockSheet(db, language)),
    xlsx: ({ language, workOwner }) =>
      xlsxDownload(text(language, 'stockSheet.file'), [stockSheet(db, language)], workOwner),
    one: (call) => card(call.params.id, call),
    movements: async ({ actor, params, body }) => {
      const rows = await movements(db, { staff: actor, articleId: params.id }, body);
      if (rows.length === 0 && !(await row(db, params.id, 0))) throw new Problem('articles.not_found', 404);
      const totalItems = rows[0]?.total ?? 0;
      return paged({ items: rows.map(movementView), totalItems, page: body.page, pageSize: body.pageSize });
    },
    correct: async (call) => {
      const { actor, params, body, idempotency } = call;
      await correctStock(db, actor, { articleId: params.id, correction: body }, idempotency);
      return new WithMessage(await card(params.id, call), 'articles.stock_corrected');
    },
    setStockLevel: async (call) => {
      const { actor, params, body } = call;
      await setStockLevel(db, actor, params.id, body);
      return new WithMessage(await card(params.id, call), 'records.saved');
    },
  };
}
