import type { ArticleDetails, Category } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { articleAddress, brandAddress } from './addresses.ts';
import { trailOf } from './category-trail.ts';
import { picture, preloadPicture, tileGrid } from './first-view.ts';
import type { Reads } from './guest-reader.ts';
import { excerptOf, html, type Markup } from './markup.ts';
import { type Link, linkTo, offerText, type PageContent, type PageRequest } from './page-content.ts';
import { productData } from './product-data.ts';

const PICTURE_SIZES = '400px';

const pictureOf = ({ imageUrls, highlightedImageUrl }: ArticleDetails): string | null =>
  imageUrls[0] ?? highlightedImageUrl;

export async function articlePage(request: PageRequest): Promise<PageContent> {
  const { reads, id } = request;
  const [article, categories, terms, promotionEndsAt] = await Promise.all([
    reads.article(id),
    reads.categories(),
    reads.offerTerms(),
    reads.promotionEndsAt(id),
  ]);
  const address = pictureOf(article);
  const isOnSale = article.priceSource === 'sale';
  return {
    title: `${article.title} (${article.code})`,
    description: excerptOf(article.shortDescription || article.description) || article.title,
    trail: trailTo(article, categories),
    picture: address,
    pictureAlt: article.imageAlts[0],
    preload: preloadPicture(address, { placeholder: article.placeholder, sizes: PICTURE_SIZES }),
    body: articleBody(article, request),
    data: (origin, path) => [
      productData(origin, { article, path, terms, promotionEndsAt: isOnSale ? promotionEndsAt : null }),
    ],
  };
}

const trailTo = (article: ArticleDetails, categories: readonly Category[]): readonly Link[] => [
  ...trailOf(categories, article.categories.at(-1)?.id),
  { title: headingOf(article), path: articleAddress(article) },
];

/** What a user is shown of an article first. */
export async function articleFirstView(request: PageRequest<Reads>): Promise<Pick<PageContent, 'trail' | 'body'>> {
  const [article, categories] = await Promise.all([request.reads.article(request.id), request.reads.categories()]);
  return { trail: trailTo(article, categories), body: articleBody(article, request) };
}

/** The heading of a page with variants is what they have in common. */
const headingOf = ({ title, variationMatrix }: ArticleDetails): string => variationMatrix?.title ?? title;

function articleBody(article: ArticleDetails, request: PageRequest<Reads>): Markup {
  const linked = article.linkedArticles.flatMap(({ articles }) => articles);
  const isWide = (article.variationMatrix?.attributes.length ?? 0) > 1;
  return html`<div class="shop-first-article${isWide ? ' shop-first-wide' : ''}">
      <div class="sj-panel shop-first-gallery">
        ${picture(pictureOf(article), {
          alt: article.imageAlts[0] || article.title,
          placeholder: article.placeholder,
          sizes: PICTURE_SIZES,
          isFirst: true,
        })}
      </div>
      <div class="shop-first-middle">${articleHead(article, request)} ${articleText(article)}</div>
      <div class="sj-panel shop-first-buy"><strong>${offerText(article, request)}</strong></div>
    </div>
    ${
      linked.length > 0
        ? html`<section class="sj-section">
            <div class="sj-section-head"><h2>${text(request.language, 'openPage.linked')}</h2></div>
            ${tileGrid(linked, request, { level: 3 })}
          </section>`
        : null
    }`;
}

/** What stands above the heading wraps as the script draws it: a code has a button that copies it. */
function articleHead(article: ArticleDetails, request: PageRequest<Reads>): Markup {
  const { code, ean, catalogNumber, rating, shortDescription } = article;
  const { language } = request;
  const brand = { title: article.brand.title, path: brandAddress(article.brand) };
  const copied = (value: string): Markup => html`<span class="sj-code shop-first-code">${value}</span>`;
  return html`<div class="shop-first-head">
    <div class="shop-first-marks">
      ${copied(code)} ${ean === null ? null : html`<span>${text(language, 'field.ean')} ${copied(ean)}</span>`}
      ${
        catalogNumber !== null && catalogNumber !== code
          ? html`<span>${text(language, 'field.catalogNumber')}: ${catalogNumber}</span>`
          : null
      }
      <span class="sj-link">${linkTo(brand, request)}</span>
      ${rating ? html`<span>${formatNumber(rating.average, 1)} (${rating.count})</span>` : null}
    </div>
    <h1>${headingOf(article)}</h1>
    <p class="sj-t2">${shortDescription}</p>
  </div>`;
}

const articleText = ({ description, attributes }: ArticleDetails): Markup =>
  html`<p>${description}</p>
    <dl>
      ${attributes.map(
        ({ title, unit, values }) =>
          html`<dt>${title}</dt>
            <dd>${values.map((value) => value.title).join(', ')} ${unit}</dd>`,
      )}
    </dl>`;
