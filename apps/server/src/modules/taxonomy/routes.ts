import type { AttributeView, attributes, Brand, brands, Category, categories, tags } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { createdDate, paginateInMemory } from '../../kernel/paginate-in-memory.ts';
import { Problem } from '../../platform/problem.ts';
import type { ReadModel } from '../catalogue/index.ts';
import { attributeView, brandsByName, brandView, categoriesOnMainPage, categoryViews, popularTags } from './views.ts';

interface TaxonomyDeps {
  readonly model: ReadModel;
}

export const categoryHandlers = ({ model }: TaxonomyDeps): Handlers<typeof categories> => ({
  simplified: async ({ body, language }) => {
    const all = categoryViews(model, language);
    const title = (category: Category): string => category.title;
    const request = { ...body, page: 1, pageSize: all.length };
    return [...paginateInMemory(all, request, { language, text: title, columns: { createdDate, title } }).items];
  },
  getCategories: async ({ body, language }) =>
    categoryViews(model, language, ({ parentId }) => parentId === body.categoryId),
  mainPage: async ({ language }) => categoriesOnMainPage(model, language),
});

export const brandHandlers = ({ model }: TaxonomyDeps): Handlers<typeof brands> => ({
  all: async ({ language }) => brandsByName(model, language),
  list: async ({ body, language }) => {
    const title = (brand: Brand): string => brand.title;
    return paginateInMemory(brandsByName(model, language), body, {
      language,
      text: title,
      columns: { createdDate, title },
    });
  },
  one: async ({ params, language }) => {
    const facts = model.references.brands.get(params.id);
    if (!facts) throw new Problem('brands.not_found', 404);
    return brandView(facts, model, language);
  },
});

export const attributeHandlers = ({ model }: TaxonomyDeps): Handlers<typeof attributes> => ({
  list: async ({ body, language }) => {
    const { references } = model;
    const all = [...references.attributes.keys()].flatMap((id) => attributeView(references, id, language) ?? []);
    const title = (attribute: AttributeView): string => attribute.title;
    return paginateInMemory(all, body, { language, text: title, columns: { createdDate, title } });
  },
  one: async ({ params: { id }, language }) => {
    const view = attributeView(model.references, id, language);
    if (!view) throw new Problem('catalogue.attribute_not_found', 404);
    return view;
  },
  byIds: async ({ body: { ids }, language }) =>
    ids.flatMap((id) => attributeView(model.references, id, language) ?? []),
});

export const tagHandlers = ({ model }: TaxonomyDeps): Handlers<typeof tags> => ({
  mostPopular: async ({ language }) => popularTags(model, language),
});
