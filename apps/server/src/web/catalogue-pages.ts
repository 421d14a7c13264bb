import type { ArticleDetails, Category } from '@sjaj/contract';
import { text } from '@sjaj/i18n/server';
import { Problem } from '../platform/problem.ts';
import { articleAddress, brandAddress, categoryAddress, promotionAddress } from './addresses.ts';
import { excerptOf, html, type Markup } from './markup.ts';
import {
  cardList,
  type Link,
  linkList,
  linkTo,
  offerText,
  type PageContent,
  type PageRequest,
} from './page-content.ts';
import { productData } from './product-data.ts';
import { websiteData } from './structured-data.ts';

const categoryLink = ({ id, title }: Category): Link => ({ title, path: categoryAddress({ id, title }) });

/** The category and those above it, from the top. */
function trailOf(all: readonly Category[], id: number | undefined): Link[] {
  const trail: Link[] = [];
  let at = all.find((category) => category.id === id);
  while (at && trail.length < 10) {
    trail.unshift(categoryLink(at));
    const above = at.parentCategoryId;
    at = all.find((category) => category.id === above);
  }
  return trail;
}

const PAGE_SIZE = 12;

const heading = (title: string, { page, language }: PageRequest): string =>
  page > 1 ? `${title}, ${text(language, 'openPage.pageNumber', { page })}` : title;

interface List {
  readonly items: Parameters<typeof cardList>[0];
  readonly pagedResult: { readonly totalItems: number; readonly totalPages: number };
}

/** A list of articles, a page at a time. A page behind the last one is unknown. */
function listPage(request: PageRequest, list: List, page: Omit<PageContent, 'body'> & { readonly intro?: Markup }) {
  const { items, pagedResult } = list;
  if (request.page > Math.max(pagedResult.totalPages, 1)) throw new Problem('request.not_found', 404);
  const count = text(request.language, 'openPage.articleCount', { count: pagedResult.totalItems });
  return {
    ...page,
    title: heading(page.title, request),
    description: page.description || `${page.title}: ${count}.`,
    lastPage: pagedResult.totalPages,
    body: html`<h1>${page.title}</h1>
      ${page.intro ?? null}
      <p>${count}</p>
      ${cardList(items, request)}`,
  };
}

export async function categoryPage(request: PageRequest): Promise<PageContent> {
  const { reads, id, page } = request;
  const all = await reads.categories();
  const category = all.find((one) => one.id === id);
  if (!category) throw new Problem('request.not_found', 404);
  const list = await reads.listing({ categoryIds: [id], page, pageSize: PAGE_SIZE });
  const below = all.filter(({ parentCategoryId }) => parentCategoryId === id).map(categoryLink);
  return listPage(request, list, {
    title: category.title,
    description: '',
    trail: trailOf(all, id),
    picture: category.pictureUrl,
    ...(below.length > 0 && { intro: linkList(below, request) }),
  });
}

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
      intro: html`<p>${description}</p>`,
    },
  );
}

export async function articlePage(request: PageRequest): Promise<PageContent> {
  const { reads, id } = request;
  const [article, categories, terms, promotionEndsAt] = await Promise.all([
    reads.article(id),
    reads.categories(),
    reads.offerTerms(),
    reads.promotionEndsAt(id),
  ]);
  const isOnSale = article.priceSource === 'sale';
  const own = { title: article.title, path: articleAddress(article) };
  return {
    title: `${article.title} (${article.code})`,
    description: excerptOf(article.shortDescription || article.description) || article.title,
    trail: [...trailOf(categories, article.categories.at(-1)?.id), own],
    picture: article.imageUrls[0] ?? article.highlightedImageUrl,
    body: articleBody(article, request),
    data: (origin, path) => [
      productData(origin, { article, path, terms, promotionEndsAt: isOnSale ? promotionEndsAt : null }),
    ],
  };
}

function articleBody(article: ArticleDetails, request: PageRequest): Markup {
  const { language } = request;
  const brand = { title: article.brand.title, path: brandAddress(article.brand) };
  const linked = article.linkedArticles.flatMap(({ articles }) => articles);
  return html`<h1>${article.title}</h1>
    ${article.imageUrls.slice(0, 1).map((url) => {
      const alt = article.imageAlts[0] || article.title;
      return html`<img src="${url}" alt="${alt}" width="400" height="400" loading="lazy" />`;
    })}
    <p>
      ${text(language, 'openPage.code', { code: article.code })}. ${text(language, 'openPage.brand')}:
      ${linkTo(brand, request)}
    </p>
    <p><strong>${offerText(article, language)}</strong></p>
    <p>${article.shortDescription}</p>
    <p>${article.description}</p>
    <dl>
      ${article.attributes.map(
        ({ title, unit, values }) =>
          html`<dt>${title}</dt>
            <dd>${values.map((value) => value.title).join(', ')} ${unit}</dd>`,
      )}
    </dl>
    ${linked.length > 0 ? html`<h2>${text(language, 'openPage.linked')}</h2>` : null}
    ${linked.length > 0 ? cardList(linked, request) : null}`;
}

const HOME_CARDS = 12;

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
  const onSale = promotions.flatMap(({ productSaleItems }) => productSaleItems).slice(0, HOME_CARDS);
  return {
    title: supplier ? `${supplier.shortName}: ${title}` : title,
    description: text(language, 'openPage.homeDescription'),
    trail: [],
    picture: home.jumbotrons[0]?.pictureUrl ?? null,
    data: (origin) => [websiteData(origin, supplier?.shortName ?? title, language)],
    body: html`<h1>${title}</h1>
      ${home.jumbotrons.map(
        (banner) =>
          html`<h2>${banner.title}</h2>
            <p>${banner.text}</p>`,
      )}
      <h2>${text(language, 'openPage.categories')}</h2>
      ${linkList(home.categories.map(categoryLink), request)}
      <h2>${text(language, 'openPage.promotions')}</h2>
      ${cardList(onSale, request)}
      <h2>${text(language, 'openPage.newArticles')}</h2>
      ${cardList(added.items.slice(0, HOME_CARDS), request)}
      <h2>${text(language, 'openPage.brands')}</h2>
      ${linkList(brands, request)}`,
  };
}
