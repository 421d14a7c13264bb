import { type Language, languageTag } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { INFORMATION_PAGES } from './addresses.ts';
import { crumbs } from './first-view.ts';
import { html, jsonLd, type Markup } from './markup.ts';
import { addressIn, type Link, linkList, type PageContent, type Reader } from './page-content.ts';
import { breadcrumbData } from './structured-data.ts';

/** Around what a page adds to index.html. The service worker removes it from the page that it stores for all addresses. */
const BEGIN = '<!--page-->';
const END = '<!--/page-->';
/** Where index.html takes the content. */
const PLACE = '<!--page-content-->';
/** Where index.html says what to do without a script. */
const NO_SCRIPT_PLACE = '<!--no-script-->';
const NOT_LISTED = '<meta name="robots" content="noindex, nofollow" />';

/** index.html as it was built, and the same for what no search engine lists. */
interface Template {
  readonly html: string;
  readonly unlisted: string;
}

/** @param measurementScript The storefront loads it where its user agrees. */
export function templateOf(built: string, measurementScript: URL | null): Template {
  const measured = measurementScript && html`<meta name="sjaj-measurement" content="${measurementScript.href}" />`;
  const page = measured ? built.replace('</title>', () => `</title>${measured.html}`) : built;
  return { html: page, unlisted: page.replace('</title>', () => `</title>${NOT_LISTED}`) };
}

/** What the first response of a page says. */
interface PageView {
  readonly content: PageContent;
  readonly language: Language;
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  /** `https://shop.example.ba` */
  readonly origin: string;
  /** The one address of the page in the default language. */
  readonly path: string;
  readonly page: number;
  /** The address chooses nothing but the language: the script draws the same. */
  readonly isPlain: boolean;
  readonly shopName: string;
  /** The top categories. */
  readonly menu: readonly Link[];
  /** Of the supplier; none until staff have entered the data. */
  readonly organization: object | null;
}

/** What a page says of itself, below the way to it. */
export const mainOf = (
  { trail, body }: Pick<PageContent, 'trail' | 'body'>,
  reader: Reader,
  below: Markup | null = null,
): Markup =>
  html`<main class="sj-wrap shop-main">
    ${trail.length > 0 ? crumbs(text(reader.language, 'openPage.trail'), withHome(trail, reader), reader) : null}
    ${body} ${below}
  </main>`;

const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

const withHome = (trail: readonly Link[], { language }: Reader): readonly Link[] => [
  { title: text(language, 'openPage.home'), path: '/' },
  ...trail,
];

function headOf(view: PageView): Markup {
  const { content, language, defaultLanguage, languages, origin, shopName, organization } = view;
  const address = (path: string, wanted: Language): string => origin + addressIn(path, wanted, defaultLanguage);
  const own = pagePath(view.path, view.page);
  const canonical = address(own, language);
  const title = content.trail.length === 0 ? content.title : `${content.title} | ${shopName}`;
  const data = [
    ...(organization ? [organization] : []),
    ...(content.trail.length === 0 ? [] : [breadcrumbData(origin, withHome(content.trail, view))]),
    ...(content.data?.(origin, addressIn(view.path, language, defaultLanguage)) ?? []),
  ];
  return html`<title>${title}</title>
    ${content.preload ?? null}
    <meta name="description" content="${content.description}" />
    <link rel="canonical" href="${canonical}" />
    ${languages.map((one) => html`<link rel="alternate" hreflang="${languageTag(one)}" href="${address(own, one)}" />`)}
    <link rel="alternate" hreflang="x-default" href="${origin + own}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${shopName}" />
    <meta property="og:title" content="${content.title}" />
    <meta property="og:description" content="${content.description}" />
    <meta property="og:url" content="${canonical}" />
    <meta property="og:locale" content="${languageTag(language)}" />
    ${content.picture ? html`<meta property="og:image" content="${new URL(content.picture, origin).href}" />` : null}
    ${content.picture && content.pictureAlt ? html`<meta property="og:image:alt" content="${content.pictureAlt}" />` : null}
    ${view.isPlain ? html`<meta name="written" content="${language}" />` : null} ${data.map(jsonLd)}`;
}

function bodyOf(view: PageView): Markup {
  const { content, language, menu, shopName, path, page } = view;
  const title = (key: 'brands' | 'promotions' | 'newArticles' | 'news'): string => text(language, `openPage.${key}`);
  const main = [
    ...menu,
    { title: title('brands'), path: '/brands' },
    { title: title('promotions'), path: '/akcija' },
    { title: title('newArticles'), path: '/new-articles' },
    { title: title('news'), path: '/blogs' },
  ];
  const about = [
    ...INFORMATION_PAGES.map(([address, name]) => ({
      title: text(language, `informationPage.${name}`),
      path: address,
    })),
    { title: text(language, 'openPage.terms'), path: '/terms-and-conditions' },
  ];
  const other = (number: number, key: 'previousPage' | 'nextPage'): Link[] =>
    number >= 1 && number <= (content.lastPage ?? 1) && number !== page
      ? [{ title: text(language, `openPage.${key}`), path: pagePath(path, number) }]
      : [];
  const pages = [...other(page - 1, 'previousPage'), ...other(page + 1, 'nextPage')];
  return html`<div class="shop-page-content">
    <nav class="sj-wrap" aria-label="${text(language, 'openPage.menu')}">
      ${linkList([{ title: shopName, path: '/' }, ...main], view)}
    </nav>
    ${mainOf(content, view, pages.length > 0 ? linkList(pages, view) : null)}
    <footer class="sj-wrap">${linkList(about, view)}</footer>
  </div>`;
}

const marked = (part: Markup): string => `${BEGIN}${part.html}${END}`;
const inLanguage = (page: string, language: Language): string =>
  page.replace(/<html lang="[a-zA-Z-]{0,20}"/, () => `<html lang="${languageTag(language)}"`);

/** The page with what it says, which the script replaces when it starts. */
export const writePage = (template: Template, view: PageView): string =>
  inLanguage(template.html, view.language)
    .replace(/<title>[^<]{0,200}<\/title>/, () => marked(headOf(view)))
    .replace(PLACE, () => marked(bodyOf(view)));

interface NoScriptNotice {
  readonly language: Language;
  /** Of the supplier; null until staff have entered it. */
  readonly phone: string | null;
}

/** The page with a sentence for browsers without script: what they cannot do here, and how else to do it. */
export function withNoScriptNotice(page: string, { language, phone }: NoScriptNotice): string {
  const call = phone === null ? '' : ` ${text(language, 'openPage.callUs', { phone })}`;
  const notice = html`<p class="shop-no-script" role="note">${text(language, 'openPage.noScript') + call}</p>`;
  return page.replace(NO_SCRIPT_PLACE, () => notice.html);
}

/** The page in the colour of the shop from its first paint on: of the browser's frame, and for the script that paints. */
export function withAccent(page: string, accent: string | null): string {
  if (accent === null) return page;
  const metas = html`<meta name="theme-color" content="${accent}" /><meta name="accent" content="${accent}" />`;
  return page.replace(/<meta name="theme-color"[^>]{0,80}>/, () => metas.html);
}

/** A page that is not there, with the way to Home. The script shows its own. */
export function writeMissingPage(template: Template, language: Language, isGone: boolean): string {
  const title = text(language, isGone ? 'openPage.gone' : 'openPage.notFound');
  const body = html`<main class="sj-wrap shop-page-content">
    <h1>${title}</h1>
    <p><a href="/">${text(language, 'openPage.home')}</a></p>
  </main>`;
  return inLanguage(template.unlisted, language).replace(PLACE, () => marked(body));
}
