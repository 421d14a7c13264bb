import { hasTerms, searchTermsOf, searchTextOf } from '@sjaj/domain';
import { homeOf, type Resource } from '../../shared/resource/resource.ts';
import { t } from '../../shared/texts/t.ts';
import type { FoundGroup, SearchResult } from './found-group.ts';

const MOST = 6;

/** The pages and settings of the back office by their names in the language of the page; those that begin with the text first. */
export function findScreens(typed: string, resources: readonly Resource[]): readonly FoundGroup[] {
  const terms = searchTermsOf(typed);
  const stems = terms.map((term) => ({ ...term, word: stemOf(term.word) }));
  const screens = distinct(resources.flatMap(screensOf));
  const results = screens.filter(({ title }) => hasTerms(searchTextOf(title), terms));
  const first = results.filter(({ title }) => begins(title, typed));
  const inflected = screens.filter(({ title }) => hasTerms(searchTextOf(title), stems));
  const ordered = [...new Set([...first, ...results, ...inflected])].slice(0, MOST);
  return ordered.length === 0 ? [] : [{ key: 'screens', title: t('frame.screens'), results: ordered }];
}

const SHORTEST_INFLECTED = 6;
const LONGEST_ENDING = 2;

/** A word without what its plural may change: `cjenovnik` finds `Cjenovnici`. */
const stemOf = (word: string): string => (word.length < SHORTEST_INFLECTED ? word : word.slice(0, -LONGEST_ENDING));

/** A page for new records may be called like their list, which leads to it. */
const distinct = (screens: readonly SearchResult[]): readonly SearchResult[] =>
  [
    ...new Map(screens.toReversed().map((screen) => [`${screen.title} ${screen.detail}`, screen])).values(),
  ].toReversed();

/** Whether the text is the beginning of a page's name: the person wants to go there, more than to any record. */
export const isScreenMeant = (typed: string, [group]: readonly FoundGroup[]): boolean =>
  group?.results.some(({ title }) => begins(title, typed)) === true;

const begins = (title: string, typed: string): boolean =>
  searchTextOf(title).trim().startsWith(searchTextOf(typed).trim());

function screensOf(resource: Resource): readonly SearchResult[] {
  const home = homeOf(resource);
  const pages = resource.pages.flatMap(({ path, title }) =>
    title && !path.includes('$') ? [{ key: `page-${path}`, title: t(title), detail: '', href: path }] : [],
  );
  const topics = (resource.topics ?? []).map((topic) => ({
    key: `topic-${topic}`,
    title: t(topic),
    detail: t(resource.title),
    href: home,
  }));
  return [...pages, ...topics];
}
