import type { mainPage } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { localised } from '../../../kernel/localised.ts';
import { pictureDisplayView } from '../../../kernel/picture-display.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { ReadModel } from '../../catalogue/index.ts';
import { brandsByArticles, categoriesOnMainPage, highlightedBrand, popularTags } from '../../taxonomy/index.ts';
import { heroBanners } from './store/active.ts';

interface HomeDeps {
  readonly db: Db;
  readonly model: ReadModel;
}

type HomeContext = Pick<RequestContext, 'language' | 'now'>;

const TOP_BRANDS = 12;

export function mainPageHandlers({ db, model }: HomeDeps): Handlers<typeof mainPage> {
  // `jumbotron` of the API is a hero banner.
  const jumbotrons = async ({ language, now }: HomeContext) =>
    (await heroBanners(db, businessDate(now))).map(({ id, title, text, link, pictureKey, display }) => ({
      id,
      title: localised(title, language),
      text: localised(text, language),
      link,
      pictureUrl: pictureUrl(pictureKey, 400),
      ...pictureDisplayView(display, language),
    }));
  return {
    jumbotrons,
    categories: async ({ language }) => categoriesOnMainPage(model, language),
    highlightedBrand: async ({ language }) => highlightedBrand(model, language),
    topBrands: async ({ language }) => brandsByArticles(model, language, TOP_BRANDS),
    overview: async (context) => ({
      jumbotrons: await jumbotrons(context),
      categories: categoriesOnMainPage(model, context.language),
      highlightedBrand: highlightedBrand(model, context.language),
      topBrands: brandsByArticles(model, context.language, TOP_BRANDS),
      popularTags: popularTags(model, context.language),
    }),
  };
}
