import type { Language } from '@sjaj/domain';
import { Problem } from '../platform/problem.ts';
import {
  articleAddress,
  brandAddress,
  categoryAddress,
  INFORMATION_PAGES,
  matchAddress,
  newsAddress,
  promotionAddress,
} from './addresses.ts';
import { articlePage } from './article-page.ts';
import {
  brandPage,
  brandsPage,
  categoryPage,
  homePage,
  newArticlesPage,
  promotionPage,
  promotionsPage,
} from './catalogue-pages.ts';
import type { GuestReader, GuestReads } from './guest-reader.ts';
import { informationPage, newsItemPage, newsListPage, termsPage } from './information-pages.ts';
import type { PageContent, PageRequest } from './page-content.ts';

interface OpenPage {
  readonly pattern: string;
  readonly read: (request: PageRequest) => Promise<PageContent>;
  /** The address of a record in a language; 404 where there is none. Absent for a page of one address. */
  readonly address?: (reads: GuestReads, id: number) => Promise<string>;
}

interface TitledRecord {
  readonly id: number;
  readonly title: string;
}

function found<T extends TitledRecord>(records: readonly T[], id: number): T {
  const record = records.find((one) => one.id === id);
  if (!record) throw new Problem('request.not_found', 404);
  return record;
}

/** The pages that an open shop shows to everybody. */
export const OPEN_PAGES: readonly OpenPage[] = [
  { pattern: '/', read: homePage },
  {
    pattern: '/category/$/$',
    read: categoryPage,
    address: async (reads, id) => categoryAddress(found(await reads.categories(), id)),
  },
  { pattern: '/brands', read: brandsPage },
  { pattern: '/brand/$/$', read: brandPage, address: async (reads, id) => brandAddress(await reads.brand(id)) },
  {
    pattern: '/article/$/$',
    read: articlePage,
    address: async (reads, id) => articleAddress(await reads.article(id)),
  },
  { pattern: '/akcija', read: promotionsPage },
  {
    pattern: '/akcija/$/$',
    read: promotionPage,
    address: async (reads, id) => promotionAddress(found(await reads.promotions(), id)),
  },
  { pattern: '/new-articles', read: newArticlesPage },
  { pattern: '/blogs', read: newsListPage },
  { pattern: '/blogs/$/$', read: newsItemPage, address: async (reads, id) => newsAddress(await reads.newsItem(id)) },
  { pattern: '/terms-and-conditions', read: termsPage },
  ...INFORMATION_PAGES.map(([path, name]) => ({ pattern: path, read: informationPage(name, path) })),
];

export interface PageInput {
  /** Without the query, percent-encoded as it came. */
  readonly path: string;
  readonly language: Language;
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  readonly page: number;
}

/** `moved` names the one right address; `gone` is an article that the shop has, or had, and hides, and that nothing replaces. */
type PageAnswer =
  | { readonly kind: 'found'; readonly path: string; readonly content: PageContent }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'missing' | 'gone' };

const MISSING: PageAnswer = { kind: 'missing' };
const ID = /^[1-9]\d{0,8}$/;

/** Reads a page as a guest. */
export async function readPage(reader: GuestReader, input: PageInput): Promise<PageAnswer> {
  for (const open of OPEN_PAGES) {
    const parts = matchAddress(open.pattern, input.path);
    if (!parts) continue;
    const [id = ''] = parts;
    if (open.address && !ID.test(id)) return MISSING;
    try {
      return await answerOf(open, Number(id), reader, input);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 404) throw error;
      return open.read === articlePage ? hiddenArticle(reader(input.defaultLanguage), Number(id)) : MISSING;
    }
  }
  return MISSING;
}

/** An article that the shop shows no longer leads to the one that replaces it. */
async function hiddenArticle(reads: GuestReads, id: number): Promise<PageAnswer> {
  if (!(await reads.isHiddenArticle(id))) return MISSING;
  const successor = await reads.successor(id);
  return successor ? { kind: 'moved', path: articleAddress(successor) } : { kind: 'gone' };
}

async function answerOf(open: OpenPage, id: number, reader: GuestReader, input: PageInput): Promise<PageAnswer> {
  const { path, language, defaultLanguage, languages, page } = input;
  const right = open.address ? await open.address(reader(defaultLanguage), id) : open.pattern;
  if (open.address && !isSameAddress(right, path)) {
    const { address } = open;
    const others = await Promise.all(languages.map((one) => address(reader(one), id)));
    if (!others.some((other) => isSameAddress(other, path))) return { kind: 'moved', path: right };
  }
  const content = await open.read({ reads: reader(language), language, defaultLanguage, id, page });
  return { kind: 'found', path: right, content };
}

/** Browsers encode more or less of an address. */
function isSameAddress(one: string, other: string): boolean {
  try {
    return decodeURIComponent(one) === decodeURIComponent(other.replace(/\/$/, ''));
  } catch {
    return false;
  }
}
