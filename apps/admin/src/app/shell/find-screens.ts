import { hasTerms, searchTermsOf, searchTextOf } from '@sjaj/domain';
import { searchText } from '../../shared/page/address.ts';
import { homeOf, type Resource } from '../../shared/resource/resource.ts';
import { t } from '../../shared/texts/t.ts';
import type { FoundGroup, SearchResult } from './found-group.ts';

const MAX_RESULTS = 6;

/** The pages and settings of the back office by their names in the language of the page; those that begin with the text first. */
export function findScreens(typed: string, resources: readonly Resource[]): readonly FoundGroup[] {
  const terms = searchTermsOf(typed);
  const stems = terms.map((term) => ({ ...term, word: stemOf(term.word) }));
  const screens = distinct(resources.flatMap(screensOf));
  const byOtherNames = resources.flatMap((one) => (isAlsoCalled(one, typed) ? screensOf(one).slice(0, 1) : []));
  const searches = resources.flatMap((one) => searchOfList(one, typed));
  const results = screens.filter(({ title }) => hasTerms(searchTextOf(title), terms));
  const first = results.filter(({ title }) => beginsWith(title, typed));
  const inflected = screens.filter(({ title }) => hasTerms(searchTextOf(title), stems));
  const ordered = [...first, ...results, ...inflected, ...byOtherNames, ...searches]
    .filter(({ key }, place, all) => all.findIndex((one) => one.key === key) === place)
    .slice(0, MAX_RESULTS);
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

const isAlsoCalled = ({ alsoCalled }: Resource, typed: string): boolean =>
  alsoCalled !== undefined && hasTerms(searchTextOf(t(alsoCalled)), searchTermsOf(typed));

const SHORTEST_NAME = 4;

/** `narudžbe vodenica` offers the list of orders, searched for `vodenica`; the name of the list may stand at the end. */
function searchOfList(resource: Resource, typed: string): readonly SearchResult[] {
  const [{ title }] = resource.pages;
  if (!resource.isSearched || !title) return [];
  const words = typed.split(/\s+/).filter(Boolean);
  const isListName = (word: string): boolean => {
    const folded = searchTextOf(word).trim();
    return folded.length >= SHORTEST_NAME && searchTextOf(t(title)).includes(` ${stemOf(folded)}`);
  };
  const count = words.findIndex((word) => !isListName(word));
  const trailing = isListName(words.at(-1) ?? '') ? words.slice(0, -1) : [];
  const rest = (count > 0 ? words.slice(count) : trailing).join(' ');
  if (count < 0 || rest === '') return [];
  const home = homeOf(resource);
  return [
    { key: `search-${home}`, title: `${t(title)}: ${rest}`, detail: '', href: `${home}${searchText({ q: rest })}` },
  ];
}

/** Whether the text is the beginning of a page's name: the person wants to go there, more than to any record. */
export const isScreenMeant = (typed: string, [group]: readonly FoundGroup[]): boolean =>
  group?.results.some(({ title }) => beginsWith(title, typed)) === true;

const beginsWith = (title: string, typed: string): boolean =>
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
