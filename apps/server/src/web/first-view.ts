import type { ArticleCard } from '@sjaj/contract';
import { articleAddress } from './addresses.ts';
import { html, type Markup } from './markup.ts';
import { type Link, linkTo, offerText, type Reader } from './page-content.ts';

/** Parts of a page in the markup of the components of `packages/ui`, so that what the script draws has the same places and sizes. */

const WIDTHS = [160, 400, 800] as const;
const SIZED = /-(?:160|400|800)\.webp$/;

interface PictureOptions {
  readonly alt?: string;
  /** The drawing in the place of a picture that there is not. */
  readonly placeholder?: string;
  /** How wide it is drawn. */
  readonly sizes: string;
  /** The side of a square. */
  readonly size?: 40;
  /** Loads before what is drawn later. */
  readonly isFirst?: boolean;
}

export function picture(url: string | null, { alt = '', placeholder, sizes, size, isFirst }: PictureOptions): Markup {
  const address = url ?? drawingOf(placeholder);
  const set = setOf(address);
  return html`<span class="sj-pic${size === 40 ? ' sj-pic-40 shop-first-pic-40' : ''}"
    >${
      address === null
        ? null
        : html`<img
            src="${address}"
            ${set === null ? null : html`srcset="${set}" sizes="${sizes}"`}
            alt="${alt}"
            decoding="async"
            loading="${isFirst ? 'eager' : 'lazy'}"
            fetchpriority="${isFirst ? 'high' : 'auto'}"
          />`
    }</span
  >`;
}

/** Asks for the largest picture of a page before its place is read, by the same sizes. */
export function preloadPicture(
  url: string | null,
  { placeholder, sizes }: Pick<PictureOptions, 'placeholder' | 'sizes'>,
): Markup | null {
  const address = url ?? drawingOf(placeholder);
  if (address === null) return null;
  const set = setOf(address);
  const chosen = set === null ? null : html`imagesrcset="${set}" imagesizes="${sizes}"`;
  return html`<link rel="preload" as="image" href="${address}" ${chosen} fetchpriority="high" />`;
}

const drawingOf = (placeholder: string | undefined): string | null =>
  placeholder === undefined ? null : `/pictures/placeholders/${placeholder}.svg`;

const setOf = (address: string | null): string | null =>
  address !== null && SIZED.test(address) ? WIDTHS.map((width) => fileOf(address, width)).join(', ') : null;

const fileOf = (address: string, width: number): string => `${address.replace(SIZED, `-${width}.webp`)} ${width}w`;

const ARROW = html`<svg
  width="12"
  height="12"
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  aria-hidden="true"
>
  <path d="M9 6l6 6l-6 6" />
</svg>`;

/** The way to the page; the last one is the page itself. */
export const crumbs = (label: string, trail: readonly Link[], reader: Reader): Markup =>
  html`<nav class="sj-crumbs" aria-label="${label}">
    <ol>
      ${trail.map(
        (link, index) =>
          html`<li>
            ${index > 0 ? ARROW : null}
            ${index < trail.length - 1 ? linkTo(link, reader) : html`<span class="sj-ell">${link.title}</span>`}
          </li>`,
      )}
    </ol>
  </nav>`;

/** Tiles that a first screen shows. */
const FIRST_SIGHT = 8;

interface GridOptions {
  /** Of the headings. */
  readonly level: 2 | 3;
}

/** Articles as tiles: four beside the filters, a row of six elsewhere. */
export const tileGrid = (cards: readonly ArticleCard[], reader: Reader, { level }: GridOptions): Markup =>
  html`<div class="${level === 2 ? 'sj-grid sj-grid-4' : 'sj-grid sj-grid-6 sj-strip'}">
    ${cards.map((card, index) => tile(card, reader, { level, isFirst: level === 2 && index < FIRST_SIGHT }))}
  </div>`;

function tile(card: ArticleCard, reader: Reader, { level, isFirst }: GridOptions & { isFirst: boolean }): Markup {
  const { title, code, brand, placeholder, highlightedImageUrl } = card;
  const link = linkTo({ title, path: articleAddress(card) }, reader);
  return html`<article class="sj-tile">
    ${picture(highlightedImageUrl, { placeholder, sizes: '200px', isFirst })}
    <div class="sj-tile-body">
      <div class="sj-tile-top">
        <span class="sj-code">${code}</span><span class="sj-xs sj-t3 sj-ell">${brand.title}</span>
      </div>
      ${level === 2 ? html`<h2 class="sj-tile-title">${link}</h2>` : html`<h3 class="sj-tile-title">${link}</h3>`}
      <p class="sj-price sj-sm">${offerText(card, reader)}</p>
    </div>
  </article>`;
}
