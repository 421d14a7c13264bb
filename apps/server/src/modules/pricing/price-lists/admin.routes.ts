import type { AdminPriceList, adminPriceLists, PriceListForm } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { paginateInMemory, sortable } from '../../../kernel/paginate-in-memory.ts';
import { recordHandlers } from '../../../kernel/records.ts';
import type { Db } from '../../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../../platform/http/answers.ts';
import { csvDownload, xlsxDownload } from '../../../platform/sheets/sheet-writing.ts';
import { assignList, unassignList } from './service/companies.ts';
import { removeItem, setItem } from './service/items.ts';
import { duplicateList, listOf } from './service/lists.ts';
import { changePrices, planChange, undoChange } from './service/percent.ts';
import { priceListSheet } from './service/price-list-sheet.ts';
import { companyPage } from './store/companies.ts';
import { itemPage } from './store/items.ts';
import { priceListRecords, priceListRows } from './store/lists.ts';
import { itemView, priceListView } from './views.ts';

/** Titles that look equal are equal. */
const clean = (form: PriceListForm): PriceListForm => ({ ...form, title: form.title.replace(/\s+/g, ' ') });

/** Price lists of companies. Prices in the shop follow a change within a second. */
export function adminPriceListHandlers(db: Db): Handlers<typeof adminPriceLists> {
  const read = async (id: number, now: Date) =>
    (await priceListRows(db, { id })).map((row) => priceListView(row, businessDate(now)))[0];
  const records = recordHandlers({ db, definition: priceListRecords, clean, read: (id, { now }) => read(id, now) });
  return {
    ...records,
    list: async ({ body: { view, companyIds, ...query }, language, now }) => {
      const lists = (await priceListRows(db, { companyIds }))
        .map((row) => priceListView(row, businessDate(now)))
        .filter(({ state }) => view === 'all' || state === view);
      return paginateInMemory(lists, query, {
        language,
        text: ({ title, note }) => `${title} ${note}`,
        columns: {
          name: ({ name }: AdminPriceList) => name,
          validFrom: ({ validFrom }: AdminPriceList) => validFrom ?? '',
          // A list without a last day ends after all others.
          validTo: ({ validTo }: AdminPriceList) => validTo ?? '9999',
          articles: ({ articles }: AdminPriceList) => sortable(articles),
          companies: ({ companies }: AdminPriceList) => sortable(companies),
        },
      });
    },
    duplicate: async ({ actor, params, body, idempotency, ...call }) => {
      const title = body.title.replace(/\s+/g, ' ');
      const id = await duplicateList(db, actor, { id: params.id, title }, idempotency);
      return new WithMessage(await records.one({ actor, params: { id }, ...call }), 'records.saved');
    },
    items: async ({ params, body, language }) => {
      await listOf(db, params.id);
      return pagedRows(await itemPage(db, params.id, body), body, (row) => itemView(row, language));
    },
    setItem: async ({ actor, params, body, language }) =>
      new WithMessage(await setItem(db, { staff: actor, language }, { listId: params.id, ...body }), 'records.saved'),
    removeItem: async ({ actor, params }) => {
      await removeItem(db, actor, params.id, params.articleId);
      return new WithMessage(null, 'records.deleted');
    },
    planChange: ({ params, body, language }) => planChange(db, { listId: params.id, ...body, language }),
    changePrices: async ({ actor, params, body, language, idempotency, now }) =>
      new WithMessage(
        await changePrices(db, { staff: actor, language, idempotency, now }, { listId: params.id, ...body }),
        'records.saved',
      ),
    undoChange: async ({ actor, params: { id, changeId }, now }) => ({
      restored: await undoChange(db, actor, { listId: id, changeId, now }),
    }),
    file: async ({ params: { id, format }, language, workOwner }) => {
      const { form } = await listOf(db, id);
      const sheet = priceListSheet(db, { id, title: form.title }, language);
      return format === 'csv' ? csvDownload(sheet.name, sheet) : xlsxDownload(sheet.name, [sheet], workOwner);
    },
    companies: async ({ params, body, language }) => {
      await listOf(db, params.id);
      const found = await companyPage(db, params.id, body);
      return pagedRows(found, body, ({ town, ...row }) => ({ ...row, town: localised(town, language) }));
    },
    assign: async ({ actor, params }) => {
      await assignList(db, actor, { listId: params.id, companyId: params.companyId });
      return new WithMessage(null, 'records.saved');
    },
    unassign: async ({ actor, params }) => {
      await unassignList(db, actor, { listId: params.id, companyId: params.companyId });
      return new WithMessage(null, 'records.saved');
    },
  };
}
