import { contract, type Route, zodOf } from '@sjaj/contract';
import { z } from 'zod';
import { FIRST_COMPANY } from '../dataset/fill.ts';
import type { CategoryFacets, Manifest } from '../dataset/manifest.ts';
import type { Random } from '../load/random.ts';

/** One way to ask a list of the back office: a view, an order, a filter or a search. */
export interface ListShape {
  readonly path: string;
  /** The list and what is asked of it. */
  readonly name: string;
  readonly body: (random: Random) => object;
}

interface Field {
  readonly enum?: readonly string[];
}
type Fields = Readonly<Record<string, Field>>;

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
/** A category with fewer articles is a small one. */
const SMALL = 60;
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const fieldsOf = (route: Route): Fields => {
  if (!route.body) return {};
  const { properties = {} } = z.toJSONSchema(zodOf(route.body), { io: 'input', unrepresentable: 'any' });
  return properties as Fields;
};

/** What is typed into the search of any list; most lists know few of these words. */
const searches = ({ titles, codes }: Manifest): Readonly<Record<string, (random: Random) => string>> => ({
  'two words of a title': (random) => random.pick(titles).slice(0, 2).join(' '),
  'one word': (random) => random.pick(titles)[0] ?? '',
  'a word of thousands': () => 'rukavice',
  'a word with a slip': (random) => (random.pick(titles)[0] ?? '').replace(/^(.)(.)(.)/, '$1$3$2'),
  'a code': (random) => random.pick(codes),
  'the beginning of a code': (random) => random.pick(codes).slice(0, 4),
  'two letters': () => 'ra',
  'a customer': (random) => `firma ${random.below(100)}`,
  'an order': (random) => `N-${1 + random.below(100_000)}`,
  'what nobody has': () => 'nigdje ničega',
});

const largest = ({ categories }: Manifest): CategoryFacets | undefined =>
  categories.toSorted((a, b) => b.articles - a.articles)[0];

function filters(manifest: Manifest, fields: Fields): Readonly<Record<string, (random: Random) => object>> {
  const small = manifest.categories.filter(({ articles }) => articles < SMALL);
  return {
    ...('categoryIds' in fields && {
      'the largest category': () => ({ categoryIds: [largest(manifest)?.id] }),
      'a small category': (random: Random) => ({
        categoryIds: [random.pick(small.length > 0 ? small : manifest.categories).id],
      }),
    }),
    ...('brandIds' in fields && {
      'a brand': (random: Random) => ({ brandIds: [random.pick(largest(manifest)?.brandIds ?? [])] }),
    }),
  };
}

/** Each view, order, filter and ten searches of a list. */
function shapesOf(route: Route, manifest: Manifest): ListShape[] {
  const fields = fieldsOf(route);
  const period = 'from' in fields ? { from: dayBefore(YEAR_DAYS), to: dayBefore(0) } : {};
  const basis = { ...period, ...('by' in fields && { by: 'article' }) };
  const shape = (name: string, body: (random: Random) => object): ListShape => ({
    path: route.path.replace('{id}', String(RECORDS[route.path])),
    name: `${route.path.replace('/admin/', '')} · ${name}`,
    body: (random) => ({ ...basis, page: 1 + random.below(3), ...body(random) }),
  });
  const each = (field: string): ListShape[] =>
    (fields[field]?.enum ?? []).map((value) => shape(`${field} ${value}`, () => ({ [field]: value })));
  const orders = (fields['sortBy']?.enum ?? []).flatMap((sortBy) =>
    [true, false].map((isSortAscending) =>
      shape(`${sortBy} ${isSortAscending ? 'up' : 'down'}`, () => ({
        sortBy,
        ...('isSortAscending' in fields && { isSortAscending }),
      })),
    ),
  );
  const typed = 'quickSearch' in fields ? Object.entries(searches(manifest)) : [];
  return [
    shape('as it opens', () => ({})),
    ...each('view'),
    ...each('by'),
    ...orders,
    ...Object.entries(filters(manifest, fields)).map(([name, body]) => shape(name, body)),
    ...typed.flatMap(([name, text]) => {
      const search = (random: Random) => ({ quickSearch: text(random), page: 1 });
      const inOrder = shape(`search: ${name}`, search);
      // As fields that choose an article ask.
      const byMatch = shape(`best match: ${name}`, (random) => ({ ...search(random), sortBy: 'match' }));
      return fields['sortBy']?.enum?.includes('match') ? [inOrder, byMatch] : [inOrder];
    }),
  ];
}

/** Lists of a record that are measured, with its id: the largest company has contract prices for one article in fifty. */
const RECORDS: Readonly<Record<string, number>> = { '/admin/companies/{id}/get-contract-prices': FIRST_COMPANY };

/** The shapes of all lists of the back office that need no record to begin from, and of some that do. */
export const listShapes = (manifest: Manifest): readonly ListShape[] =>
  Object.values(contract)
    .flatMap((routes): Route[] => Object.values(routes))
    .filter(({ method, path, paged }) => method === 'POST' && path.startsWith('/admin/') && paged)
    .filter(({ path, params }) => !params || path in RECORDS)
    .flatMap((route) => shapesOf(route, manifest));
