import type { ArticleCard, Category } from '@sjaj/contract';
import { text } from '@sjaj/i18n/server';
import { bySaving } from '../modules/catalogue/index.ts';
import { Problem } from '../platform/problem.ts';
import { brandAddress, promotionAddress } from './addresses.ts';
import { categoryLink, trailOf } from './category-trail.ts';
import { picture, tileGrid } from './first-view.ts';
import type { Reads } from './guest-reader.ts';
import { excerptOf, html, type Markup } from './markup.ts';
import { linkList, linkTo, type PageContent, type PageRequest } from './page-content.ts';
import { websiteData } from './structured-data.ts';

const PAGE_SIZE = 12;

const heading = (title: string, { page, language }: PageRequest<Reads>): string =>
  page > 1 ? `${title}, ${text(language, 'openPage.pageNumber', { page })}` : title;

interface List {
  readonly items: readonly ArticleCard[];
  readonly pagedResult: { readonly totalItems: number; readonly totalPages: number };
}

/** A list of articles, a page at a time. A page behind the last one is unknown. */
function listPage(
  request: PageRequest<Reads>,
  list: List,
  page: Omit<PageContent, 'body'> & { readonly intro?: Markup },
) {
  const { items, pagedResult } = list;
  if (request.page > Math.max(pagedResult.totalPages, 1)) throw new Problem('request.not_found', 404);
  const count = text(request.language, 'openPage.articleCount', { count: pagedResult.totalItems });
  return {
    ...page,
    title: heading(page.title, request),
    description: page.description || `${page.title}: ${count}.`,
    lastPage: pagedResult.totalPages,
    body: html`<div class="sj-page-head">
        <h1>${page.title}</h1>
        <span class="sj-t3 sj-sm">${count}</span>
      </div>
      ${page.intro ?? null}
      <div class="sj-lay">
        <aside class="sj-side sj-desktop"><div class="sj-panel shop-first-filters"></div></aside>
        <div class="sj-grow">
          <div class="shop-first-toolbar"></div>
          ${tileGrid(items, request, { level: 2 })}
        </div>
      </div>`,
  };
}

export async function categoryPage(request: PageRequest<Reads>): Promise<PageContent> {
  const { reads, id, page } = request;
  const all = await reads.categories();
  const category = all.find((one) => one.id === id);
  if (!category) throw new Problem('request.not_found', 404);
  const list = await reads.listing({ categoryIds: [id], page, pageSize: PAGE_SIZE });
  const below = all.filter(({ parentCategoryId }) => parentCategoryId === id);
  return listPage(request, list, {
    title: category.title,
    description: '',
    trail: trailOf(all, id),
    picture: category.pictureUrl,
    pictureAlt: category.pictureAlt,
    ...(below.length > 0 && { intro: subCategories(below, request) }),
  });
}

const subCategories = (categories: readonly Category[], request: PageRequest<Reads>): Markup =>
  html`<ul class="shop-first-categories">
    ${categories.map(
      (category) =>
        html`<li>
          ${picture(category.pictureUrl, { size: 40, sizes: '40px' })} ${linkTo(categoryLink(category), request)}
        </li>`,
    )}
  </ul>`;

export async function brandsPage(request: PageRequest): Promise<PageContent> {
  const { reads, language } = request;
  const title = text(language, 'openPage.brands');
  const brands = await reads.brands();
  const links = brands.map((brand) => ({ title: brand.title, path: brandAddress(brand) }));
  return {
    title,
    description: `${title}: ${links.map((link) => link.title).join(', ')}`.slice(0, 300),
    trail: [{ title, path: '/brands' }],
    body: html`<h1>${title}</h1>
      ${linkList(links, request)}`,
  };
}

export async function brandPage(request: PageRequest): Promise<PageContent> {
  const { reads, id, page, language } = request;
  const [brand, list] = await Promise.all([
    reads.brand(id),
    reads.listing({ brandIds: [id], page, pageSize: PAGE_SIZE }),
  ]);
  return listPage(request, list, {
    title: brand.title,
    description: excerptOf(brand.description),
    trail: [
      { title: text(language, 'openPage.brands'), path: '/brands' },
      { title: brand.title, path: brandAddress(brand) },
    ],
    picture: brand.logoUrl,
    pictureAlt: brand.logoAlt,
    intro: html`<p>${brand.description}</p>`,
  });
}

export async function newArticlesPage(request: PageRequest): Promise<PageContent> {
  const title = text(request.language, 'openPage.newArticles');
  const list = await request.reads.newlyAdded(request.page);
  return listPage(request, list, { title, description: '', trail: [{ title, path: '/new-articles' }] });
}

export async function promotionsPage(request: PageRequest): Promise<PageContent> {
  const { reads, page, language } = request;
  const title = text(language, 'openPage.promotions');
  const [promotions, list] = await Promise.all([
    reads.promotions(),
    reads.listing({ isOnSale: true, page, pageSize: PAGE_SIZE }),
  ]);
  const links = promotions.map((one) => ({ title: one.title, path: promotionAddress(one) }));
  return listPage(request, list, {
    title,
    description: '',
    trail: [{ title, path: '/akcija' }],
    intro: linkList(links, request),
  });
}

export async function promotionPage(request: PageRequest): Promise<PageContent> {
  const { reads, id, language } = request;
  const promotion = (await reads.promotions()).find((one) => one.id === id);
  if (!promotion) throw new Problem('request.not_found', 404);
  const { title, description, productSaleItems: items, numberOfArticles } = promotion;
  const pagedResult = { totalItems: numberOfArticles, totalPages: 1 };
  return listPage(
    request,
    { items, pagedResult },
    {
      title,
      description: excerptOf(description),
      trail: [
        { title: text(language, 'openPage.promotions'), path: '/akcija' },
        { title, path: promotionAddress(promotion) },
      ],
      picture: promotion.pictureUrl,
      pictureAlt: promotion.pictureAlt,
      intro: html`<p>${description}</p>`,
    },
  );
}

/** In a row of Home. */
const HOME_CARDS = 6;

const strip = (title: 'promotions' | 'newArticles', cards: readonly ArticleCard[], request: PageRequest): Markup =>
  html`<section class="sj-section">
    <div class="sj-section-head"><h2>${text(request.language, `openPage.${title}`)}</h2></div>
    ${tileGrid(cards.slice(0, HOME_CARDS), request, { level: 3 })}
  </section>`;

export async function homePage(request: PageRequest): Promise<PageContent> {
  const { reads, language } = request;
  const [home, promotions, added, supplier] = await Promise.all([
    reads.home(),
    reads.promotions(),
    reads.newlyAdded(1),
    reads.supplier(),
  ]);
  const title = text(language, 'openPage.homeTitle');
  const brands = home.topBrands.map((brand) => ({ title: brand.title, path: brandAddress(brand) }));
  const cards = promotions.flatMap(({ productSaleItems }) => productSaleItems);
  const onSale = bySaving([...new Map(cards.map((card) => [card.id, card])).values()]);
  return {
    title: supplier ? `${supplier.shortName}: ${title}` : title,
    description: text(language, 'openPage.homeDescription'),
    trail: [],
    picture: home.jumbotrons[0]?.pictureUrl ?? null,
    pictureAlt: home.jumbotrons[0]?.pictureAlt,
    data: (origin) => [websiteData(origin, supplier?.shortName ?? title, language)],
    body: html`<div class="sj-page-head sj-page-head-first"><h1>${text(language, 'openPage.homeHeading')}</h1></div>
      <div class="shop-first-top">
        <nav class="sj-panel sj-desktop" aria-label="${text(language, 'openPage.categories')}">
          ${linkList(home.categories.map(categoryLink), request)}
        </nav>
        <div>
          ${home.jumbotrons.map(
            (banner) =>
              html`<section class="sj-panel shop-first-banner">
                ${banner.pictureUrl === null ? null : html`<img src="${banner.pictureUrl}" alt="${banner.pictureAlt}" />`}
                <div class="sj-grow">
                  <h2>${banner.title}</h2>
                  <p class="sj-sm sj-t2">${banner.text}</p>
                </div>
              </section>`,
          )}
        </div>
        <aside class="sj-panel sj-desktop"></aside>
      </div>
      ${strip('promotions', onSale, request)} ${strip('newArticles', added.items, request)}
      <section class="sj-section">
        <div class="sj-section-head"><h2>${text(language, 'openPage.brands')}</h2></div>
        ${linkList(brands, request)}
      </section>`,
  };
}
