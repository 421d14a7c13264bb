import type { Brand, brands, categories, mainPage, productSales } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { Problem } from '../../platform/problem.ts';
import { createdDate, paginateInMemory } from '../../kernel/paginate-in-memory.ts';
import { brandsByName, brandView, categoriesOf } from './browse.ts';
import { saleNow, salesNow } from './service/sales.ts';
import type { Shelf } from './shelf.ts';
import { jumbotrons } from './store/jumbotrons.ts';
import { viewerOf } from './viewer.ts';

export const categoryHandlers = ({ model }: Shelf): Handlers<typeof categories> => ({
  simplified: async ({ language }) => categoriesOf(model, language),
  getCategories: async ({ body, language }) =>
    categoriesOf(model, language, ({ parentId }) => parentId === body.categoryId),
  mainPage: async ({ language }) => categoriesOf(model, language, ({ isOnMainPage }) => isOnMainPage),
});

export const brandHandlers = ({ model }: Shelf): Handlers<typeof brands> => ({
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

const TOP_BRANDS = 12;

export const mainPageHandlers = ({ db, model }: Shelf): Handlers<typeof mainPage> => ({
  jumbotrons: ({ language }) => jumbotrons(db, language),
  categories: async ({ language }) => categoriesOf(model, language, ({ isOnMainPage }) => isOnMainPage),
  highlightedBrand: async ({ language }) => {
    const facts = [...model.references.brands.values()].find(({ isHighlighted }) => isHighlighted);
    return facts ? brandView(facts, model, language) : null;
  },
  topBrands: async ({ language }) =>
    brandsByName(model, language)
      .filter(({ numberOfArticles }) => numberOfArticles > 0)
      .sort((a, b) => b.numberOfArticles - a.numberOfArticles || a.id - b.id)
      .slice(0, TOP_BRANDS),
});

export const productSaleHandlers = (shelf: Shelf): Handlers<typeof productSales> => ({
  current: (call) => saleNow(shelf, viewerOf(call)),
  running: (call) => salesNow(shelf, viewerOf(call)),
});
