import type { adminAttributes, adminBrands, adminCategories } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { recordHandlers } from '../../../kernel/records.ts';
import { paginateInMemory, sortable } from '../../../kernel/paginate-in-memory.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { ReadModel } from '../../catalogue/index.ts';
import { inTreeOrder } from './rules.ts';
import { attributeRecords, attributeRows } from './store/attributes.ts';
import { brandRecords, brandRows } from './store/brands.ts';
import { categoryRecords, categoryRows } from './store/categories.ts';
import { attributeView, brandView, categoryView } from './views.ts';

interface TaxonomyDeps {
  readonly db: Db;
  readonly model: ReadModel;
}

export function adminCategoryHandlers({ db, model }: TaxonomyDeps): Handlers<typeof adminCategories> {
  const viewContext = (language: Language) => ({ language, model });
  return {
    ...recordHandlers({
      db,
      definition: categoryRecords,
      read: async (id, { language }) => {
        const [row] = await categoryRows(db, id);
        return row && categoryView(row, viewContext(language));
      },
    }),
    list: async ({ body: { sortBy, view, ...query }, language }) => {
      const rows = (await categoryRows(db)).map((row) => ({ ...row, parentId: row.form.parentCategoryId }));
      const views = inTreeOrder(rows)
        .map((row) => categoryView(row, viewContext(language)))
        .filter(({ isOnMainPage, articles }) =>
          view === 'main_page' ? isOnMainPage : view === 'all' || articles === 0,
        );
      return paginateInMemory(
        views,
        { ...query, sortBy: sortBy === 'tree' ? 'default' : sortBy },
        {
          language,
          text: ({ name }) => name,
          columns: { name: ({ name }) => name, articles: ({ articles }) => sortable(articles) },
        },
      );
    },
  };
}

export function adminBrandHandlers({ db, model }: TaxonomyDeps): Handlers<typeof adminBrands> {
  return {
    ...recordHandlers({
      db,
      definition: brandRecords,
      read: async (id) => {
        const [row] = await brandRows(db, id);
        return row && brandView(row, model);
      },
    }),
    list: async ({ body: { view, ...query }, language }) => {
      const views = (await brandRows(db))
        .map((row) => brandView(row, model))
        .filter(({ isHighlighted, articles }) =>
          view === 'highlighted' ? isHighlighted : view === 'all' || articles === 0,
        );
      return paginateInMemory(views, query, {
        language,
        text: ({ name }) => name,
        columns: {
          name: ({ name }) => name,
          order: ({ order }) => sortable(order),
          articles: ({ articles }) => sortable(articles),
        },
      });
    },
  };
}

export function adminAttributeHandlers({ db, model }: TaxonomyDeps): Handlers<typeof adminAttributes> {
  const viewContext = (language: Language) => ({ language, model });
  return {
    ...recordHandlers({
      db,
      definition: attributeRecords,
      read: async (id, { language }) => {
        const [row] = await attributeRows(db, id);
        return row && attributeView(row, viewContext(language));
      },
    }),
    list: async ({ body: { view, ...query }, language }) => {
      const views = (await attributeRows(db))
        .map((row) => attributeView(row, viewContext(language)))
        .filter(({ isFilter }) => view === 'all' || isFilter);
      const columns = {
        name: ({ name }: { name: string }) => name,
        order: ({ order }: { order: number }) => sortable(order),
      };
      return paginateInMemory(views, query, { language, text: ({ name, key }) => `${name} ${key}`, columns });
    },
  };
}
