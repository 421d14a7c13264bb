import type { adminAttributes, adminBrands, adminCategories, adminTags } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { recordHandlers } from '../../../kernel/records.ts';
import { paginateInMemory, sortable } from '../../../kernel/paginate-in-memory.ts';
import type { PictureDeps } from '../../../kernel/picture-records.ts';
import { pictureHandlers } from '../../../kernel/record-pictures.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import type { ReadModel } from '../../catalogue/index.ts';
import { inTreeOrder } from './rules.ts';
import { attributeRecords, attributeRows } from './store/attributes.ts';
import { moveCategory } from './service/move-category.ts';
import { brandLogo, brandRecords, brandRows } from './store/brands.ts';
import { categoryPicture, categoryRecords, categoryRows } from './store/categories.ts';
import { tagRecords, tagRows } from './store/tags.ts';
import { attributeView, brandView, categoryView, tagView } from './views.ts';

interface TaxonomyDeps extends PictureDeps {
  readonly model: ReadModel;
}

export function adminCategoryHandlers(deps: TaxonomyDeps): Handlers<typeof adminCategories> {
  const { db, model } = deps;
  const viewContext = (language: Language) => ({ language, model });
  const tree = async (language: Language) => {
    const rows = (await categoryRows(db)).map((row) => ({ ...row, parentId: row.form.parentCategoryId }));
    return inTreeOrder(rows).map((row) => categoryView(row, viewContext(language)));
  };
  const records = recordHandlers({
    db,
    definition: categoryRecords,
    read: async (id, { language }) => {
      const [row] = await categoryRows(db, id);
      return row && categoryView(row, viewContext(language));
    },
  });
  return {
    ...records,
    ...pictureHandlers(deps, categoryPicture, records.one),
    tree: ({ language }) => tree(language),
    move: async ({ actor, params, body, language }) => {
      await moveCategory(db, actor, { id: params.id, ...body });
      return new WithMessage(await tree(language), 'records.saved');
    },
    list: async ({ body: { sortBy, view, ...query }, language }) => {
      const views = (await tree(language)).filter(({ isOnMainPage, articles }) =>
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

export function adminBrandHandlers(deps: TaxonomyDeps): Handlers<typeof adminBrands> {
  const { db, model } = deps;
  const records = recordHandlers({
    db,
    definition: brandRecords,
    read: async (id) => {
      const [row] = await brandRows(db, id);
      return row && brandView(row, model);
    },
  });
  return {
    ...records,
    ...pictureHandlers(deps, brandLogo, records.one),
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

export function adminTagHandlers({ db, model }: TaxonomyDeps): Handlers<typeof adminTags> {
  const viewContext = (language: Language) => ({ language, model });
  return {
    ...recordHandlers({
      db,
      definition: tagRecords,
      read: async (id, { language }) => {
        const [row] = await tagRows(db, id);
        return row && tagView(row, viewContext(language));
      },
    }),
    list: async ({ body: { view, ...query }, language }) => {
      const views = (await tagRows(db))
        .map((row) => tagView(row, viewContext(language)))
        .filter(({ articles }) => view === 'all' || articles === 0);
      return paginateInMemory(views, query, {
        language,
        text: ({ name }) => name,
        columns: { name: ({ name }) => name, articles: ({ articles }) => sortable(articles) },
      });
    },
  };
}
