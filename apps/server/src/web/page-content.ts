import type { ArticleCard } from '@sjaj/contract';
import { DEFAULT_LANGUAGE, formatKm, fromKm, type Language, languageTag } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { GuestReads, Reads } from './guest-reader.ts';
import { html, type Markup } from './markup.ts';

export interface Link {
  readonly title: string;
  readonly path: string;
}

/** What a page of an open shop says to a reader without script. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  /** From below Home to the page itself. */
  readonly trail: readonly Link[];
  readonly picture?: string | null;
  /** What the picture shows, where staff have written it. */
  readonly pictureAlt?: string | undefined;
  /** Its largest part, where that is a picture. */
  readonly preload?: Markup | null;
  readonly body: Markup;
  /** Facts for search engines besides the trail, by the page's own address. */
  readonly data?: (origin: string, path: string) => readonly object[];
  /** Of a list of several pages: the last one. */
  readonly lastPage?: number;
}

/** What a page is read for. */
export interface PageRequest<R extends Reads = GuestReads> {
  readonly reads: R;
  readonly language: Language;
  /** The language of addresses that name none. */
  readonly defaultLanguage: Language;
  /** Of the address; 0 where it has none. */
  readonly id: number;
  /** Of a list, from 1. */
  readonly page: number;
  /** The reader has an account: the script writes the prices, which are their own or hidden from them. */
  readonly isUser?: boolean;
}

/** An address in a language: the shop's default one needs no name. */
export const addressIn = (path: string, language: Language, defaultLanguage: Language = DEFAULT_LANGUAGE): string =>
  language === defaultLanguage ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${languageTag(language)}`;

/** Who a part of a page is written for. */
export type Reader = Pick<PageRequest, 'language' | 'defaultLanguage' | 'isUser'>;

export const linkTo = ({ title, path }: Link, { language, defaultLanguage }: Reader): Markup =>
  html`<a href="${addressIn(path, language, defaultLanguage)}">${title}</a>`;

export const linkList = (links: readonly Link[], reader: Reader): Markup =>
  html`<ul>
    ${links.map((link) => html`<li>${linkTo(link, reader)}</li>`)}
  </ul>`;

const STOCK = {
  in_stock: 'component.inStock',
  low: 'component.inStock',
  on_order: 'component.onOrder',
  out: 'component.outOfStock',
} as const;

type Priced = Pick<ArticleCard, 'priceWithVat' | 'isLowestPrice' | 'stock' | 'disableSelling'>;

/** The retail price with VAT, for guests, and whether the article is there. */
export function offerText(
  { priceWithVat, isLowestPrice, stock, disableSelling }: Priced,
  { language, isUser }: Reader,
): string {
  const isThere = `${text(language, STOCK[stock.state])}.`;
  if (isUser) return isThere;
  const price =
    disableSelling || priceWithVat === null
      ? text(language, 'price.onRequest')
      : text(language, isLowestPrice ? 'openPage.priceFrom' : 'openPage.price', {
          amount: formatKm(fromKm(priceWithVat), language),
        });
  return `${price}. ${isThere}`;
}
