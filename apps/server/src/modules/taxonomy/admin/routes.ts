import type { adminAttributes, adminBrands, adminCategories, adminTags } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { recordListHandlers } from '../../../kernel/record-lists.ts';
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
  const records = recordListHandlers({
    db,
    definition: brandRecords,
    views: async (_context, id) => (await brandRows(db, id)).map((row) => brandView(row, model)),
    isIn: ({ isHighlighted, articles }, { view }: { readonly view: 'all' | 'highlighted' | 'empty' }) =>
      view === 'highlighted' ? isHighlighted : view === 'all' || articles === 0,
    text: ({ name }) => name,
    columns: {
      name: ({ name }) => name,
      order: ({ order }) => sortable(order),
      articles: ({ articles }) => sortable(articles),
    },
  });
  return { ...records, ...pictureHandlers(deps, brandLogo, records.one) };
}

export const adminAttributeHandlers = ({ db, model }: TaxonomyDeps): Handlers<typeof adminAttributes> =>
  recordListHandlers({
    db,
    definition: attributeRecords,
    views: async ({ language }, id) =>
      (await attributeRows(db, id)).map((row) => attributeView(row, { language, model })),
    isIn: ({ isFilter }, { view }) => view === 'all' || isFilter,
    text: ({ name, key }) => `${name} ${key}`,
    columns: { name: ({ name }) => name, order: ({ order }) => sortable(order) },
  });

export const adminTagHandlers = ({ db, model }: TaxonomyDeps): Handlers<typeof adminTags> =>
  recordListHandlers({
    db,
    definition: tagRecords,
    views: async ({ language }, id) => (await tagRows(db, id)).map((row) => tagView(row, { language, model })),
    isIn: ({ articles }, { view }) => view === 'all' || articles === 0,
    text: ({ name }) => name,
    columns: { name: ({ name }) => name, articles: ({ articles }) => sortable(articles) },
  });
