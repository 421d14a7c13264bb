import type { adminAttributes, adminBrands, adminCategories } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Handlers, Informed } from '../../../platform/handlers.ts';
import { Problem } from '../../../platform/problem.ts';
import { pageOfShort } from '../../../platform/short-list.ts';
import type { Shelf } from '../shelf.ts';
import { createRecord, removeRecord, saveRecord } from './records.ts';
import { inTreeOrder } from './rules.ts';
import { attributeBook, attributeRows } from './store/attributes.ts';
import { brandBook, brandRows } from './store/brands.ts';
import { categoryBook, categoryRows } from './store/categories.ts';
import { attributeView, brandView, categoryView } from './views.ts';

/** Counts sort as texts of one length. */
const DIGITS = 10;
const sortable = (count: number): string => String(count).padStart(DIGITS, '0');

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Problem('records.not_found', 404);
  return row;
}

export function adminCategoryHandlers({ db, model }: Shelf): Handlers<typeof adminCategories> {
  const book = categoryBook;
  const reading = (language: Language) => ({ language, index: model.index });
  const one = async (id: number, language: Language) =>
    categoryView(found((await categoryRows(db, id))[0]), reading(language));
  return {
    list: async ({ body: { sortBy, view, ...ask }, language }) => {
      const rows = (await categoryRows(db)).map((row) => ({ ...row, parentId: row.form.parentCategoryId }));
      const views = inTreeOrder(rows)
        .map((row) => categoryView(row, reading(language)))
        .filter(({ isOnMainPage, articles }) =>
          view === 'main_page' ? isOnMainPage : view === 'all' || articles === 0,
        );
      return pageOfShort(
        views,
        { ...ask, sortBy: sortBy === 'tree' ? 'default' : sortBy },
        {
          language,
          text: ({ name }) => name,
          columns: { name: ({ name }) => name, articles: ({ articles }) => sortable(articles) },
        },
      );
    },
    one: ({ params, language }) => one(params.id, language),
    create: async ({ actor, body, idempotency, language }) => {
      const id = await createRecord({ db, staff: actor, book }, body, idempotency);
      return new Informed(await one(id, language), 'records.saved');
    },
    update: async ({ actor, params: { id }, body: { version, ...form }, language }) => {
      await saveRecord({ db, staff: actor, book }, { id, version, form });
      return new Informed(await one(id, language), 'records.saved');
    },
    remove: async ({ actor, params }) =>
      new Informed(await removeRecord({ db, staff: actor, book }, params.id), 'records.deleted'),
  };
}

export function adminBrandHandlers({ db, model }: Shelf): Handlers<typeof adminBrands> {
  const book = brandBook;
  const one = async (id: number) => brandView(found((await brandRows(db, id))[0]), model.index);
  return {
    list: async ({ body: { view, ...ask }, language }) => {
      const views = (await brandRows(db))
        .map((row) => brandView(row, model.index))
        .filter(({ isHighlighted, articles }) =>
          view === 'highlighted' ? isHighlighted : view === 'all' || articles === 0,
        );
      return pageOfShort(views, ask, {
        language,
        text: ({ name }) => name,
        columns: {
          name: ({ name }) => name,
          order: ({ order }) => sortable(order),
          articles: ({ articles }) => sortable(articles),
        },
      });
    },
    one: ({ params }) => one(params.id),
    create: async ({ actor, body, idempotency }) => {
      const id = await createRecord({ db, staff: actor, book }, body, idempotency);
      return new Informed(await one(id), 'records.saved');
    },
    update: async ({ actor, params: { id }, body: { version, ...form } }) => {
      await saveRecord({ db, staff: actor, book }, { id, version, form });
      return new Informed(await one(id), 'records.saved');
    },
    remove: async ({ actor, params }) =>
      new Informed(await removeRecord({ db, staff: actor, book }, params.id), 'records.deleted'),
  };
}

export function adminAttributeHandlers({ db, model }: Shelf): Handlers<typeof adminAttributes> {
  const book = attributeBook;
  const one = async (id: number, language: Language) =>
    attributeView(found((await attributeRows(db, id))[0]), { language, index: model.index });
  return {
    list: async ({ body: { view, ...ask }, language }) => {
      const views = (await attributeRows(db))
        .map((row) => attributeView(row, { language, index: model.index }))
        .filter(({ isFilter }) => view === 'all' || isFilter);
      const columns = {
        name: ({ name }: { name: string }) => name,
        order: ({ order }: { order: number }) => sortable(order),
      };
      return pageOfShort(views, ask, { language, text: ({ name, key }) => `${name} ${key}`, columns });
    },
    one: ({ params, language }) => one(params.id, language),
    create: async ({ actor, body, idempotency, language }) => {
      const id = await createRecord({ db, staff: actor, book }, body, idempotency);
      return new Informed(await one(id, language), 'records.saved');
    },
    update: async ({ actor, params: { id }, body: { version, ...form }, language }) => {
      await saveRecord({ db, staff: actor, book }, { id, version, form });
      return new Informed(await one(id, language), 'records.saved');
    },
    remove: async ({ actor, params }) =>
      new Informed(await removeRecord({ db, staff: actor, book }, params.id), 'records.deleted'),
  };
}
