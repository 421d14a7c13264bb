import { fromKm, parseKm, toKm } from '@sjaj/domain';
import { numberIn, pageIn } from '../../shared/address/search-values.logic.ts';

export const VIEWS = ['cards', 'list', 'table'] as const;
export type View = (typeof VIEWS)[number];

export const SORT_CHOICES = ['default', 'newest', 'oldest', 'priceUp', 'priceDown', 'rating', 'title'] as const;
export type SortChoice = (typeof SORT_CHOICES)[number];

export const LISTING_SIZES = [12, 24, 48, 100] as const;
/** Page size and order after a reset: ten per page, newest first. */
const RESET_SIZE = 10;
const READ_SIZES: readonly number[] = [RESET_SIZE, ...LISTING_SIZES];

/** Everything that a user chose on a listing. The URL is its only store. */
export interface ListingChoice {
  readonly page: number;
  /** Null: as stored on this device. */
  readonly size: number | null;
  readonly view: View | null;
  readonly sort: SortChoice;
  readonly brands: readonly number[];
  readonly categories: readonly number[];
  readonly values: readonly number[];
  readonly packs: readonly string[];
  /** KM, at most two decimals. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly inStock: boolean;
  readonly onSale: boolean;
  readonly boughtBefore: boolean;
  readonly isNew: boolean;
}

export const NOTHING_CHOSEN: ListingChoice = {
  page: 1,
  size: null,
  view: null,
  sort: 'default',
  brands: [],
  categories: [],
  values: [],
  packs: [],
  minPrice: null,
  maxPrice: null,
  inStock: false,
  onSale: false,
  boughtBefore: false,
  isNew: false,
};

const HIGHEST_PRICE = 1_000_000;
const MOST_IDS = 100;

/** Reads the choice from a URL. Invalid values are ignored, so that a shared link never fails. */
export function readChoice(search: Readonly<Record<string, unknown>>): ListingChoice {
  return {
    page: pageIn(search),
    size: READ_SIZES.find((size) => size === numberIn(search['size'])) ?? null,
    view: VIEWS.find((view) => view === search['view']) ?? null,
    sort: SORT_CHOICES.find((sort) => sort === search['sort']) ?? 'default',
    brands: readIds(search['brands']),
    categories: readIds(search['categories']),
    values: readIds(search['values']),
    packs: readPacks(search['packs']),
    minPrice: readPrice(search['min']),
    maxPrice: readPrice(search['max']),
    inStock: readFlag(search['stock']),
    onSale: readFlag(search['sale']),
    boughtBefore: readFlag(search['bought']),
    isNew: readFlag(search['new']),
  };
}

/** The search part of the URL, without default values. */
export function writeChoice(choice: ListingChoice): Readonly<Record<string, string | number>> {
  const all = {
    page: choice.page > 1 ? choice.page : undefined,
    size: choice.size ?? undefined,
    view: choice.view ?? undefined,
    sort: choice.sort === 'default' ? undefined : choice.sort,
    brands: writeIds(choice.brands),
    categories: writeIds(choice.categories),
    values: writeIds(choice.values),
    packs: writePacks(choice.packs),
    min: choice.minPrice ?? undefined,
    max: choice.maxPrice ?? undefined,
    stock: choice.inStock ? 1 : undefined,
    sale: choice.onSale ? 1 : undefined,
    bought: choice.boughtBefore ? 1 : undefined,
    new: choice.isNew ? 1 : undefined,
  };
  const written = Object.entries(all).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  return Object.fromEntries(written);
}

/** The URL of a listing with a choice. */
export function addressWith(pathname: string, choice: ListingChoice): string {
  const query = new URLSearchParams(Object.entries(writeChoice(choice)).map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}

/** The choice with changes. Any change except of the page goes back to the first page. */
export function changed(choice: ListingChoice, change: Partial<ListingChoice>): ListingChoice {
  return { ...choice, page: 1, ...change };
}

/** Resets filters, order and page size; keeps the view. */
export const reset = (choice: ListingChoice): ListingChoice => ({
  ...NOTHING_CHOSEN,
  view: choice.view,
  size: RESET_SIZE,
  sort: 'newest',
});

/** Adds or removes an id. Sorted, so that equal choices have equal URLs. */
export function toggled<Id extends number | string>(ids: readonly Id[], id: Id): readonly Id[] {
  const rest = ids.filter((other) => other !== id);
  return rest.length < ids.length ? rest : [...ids, id].sort(ascending);
}

const ascending = <Id extends number | string>(a: Id, b: Id): number => (a < b ? -1 : a > b ? 1 : 0);

/** Number of applied filters. A price range counts as one. */
export function filterCount(choice: ListingChoice): number {
  const flags = [
    choice.inStock,
    choice.onSale,
    choice.boughtBefore,
    choice.isNew,
    choice.minPrice !== null || choice.maxPrice !== null,
  ];
  const chosen = [choice.brands, choice.categories, choice.values, choice.packs];
  return flags.filter(Boolean).length + chosen.reduce((sum, { length }) => sum + length, 0);
}

/** KM: the bounds of the price filter where the listing has no prices of its own. */
export const DEFAULT_PRICE_BOUNDS = { lowest: 1, highest: 100_000 } as const;

/** The price in a typed field: null for an empty one, 'invalid' if it is not a price or above `highest` KM. */
export function typedPrice(typed: string, highest: number = DEFAULT_PRICE_BOUNDS.highest): number | null | 'invalid' {
  if (typed.trim() === '') return null;
  const amount = parseKm(typed);
  return amount === null || amount < 0 || toKm(amount) > highest ? 'invalid' : toKm(amount);
}

function wholeBetween(value: unknown, highest: number): number | null {
  const number = numberIn(value);
  return Number.isInteger(number) && number >= 1 && number <= highest ? number : null;
}

function readIds(value: unknown): readonly number[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const ids = String(value)
    .split('-')
    .map((part) => wholeBetween(part, 2_147_483_647))
    .filter((id) => id !== null);
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, MOST_IDS);
}

/** One id is a number, several are joined by hyphens: the router writes both without quotes. */
function writeIds(ids: readonly number[]): string | number | undefined {
  return ids.length > 1 ? ids.join('-') : ids[0];
}

/** A unit alone, or with the unit of a pack and how many it holds. */
const PACK = /^[1-9]\d{0,9}(\.[1-9]\d{0,9}\.[1-9]\d{0,9})?$/;

function readPacks(value: unknown): readonly string[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const packs = String(value)
    .split('-')
    .filter((pack) => PACK.test(pack));
  return [...new Set(packs)].sort(ascending).slice(0, MOST_IDS);
}

/** As of ids: a unit alone is a number. */
function writePacks(packs: readonly string[]): string | number | undefined {
  const [only] = packs;
  return packs.length === 1 && only !== undefined && !only.includes('.') ? Number(only) : packs.join('-') || undefined;
}

function readPrice(value: unknown): number | null {
  const price = numberIn(value);
  if (value === '' || !Number.isFinite(price) || price < 0 || price > HIGHEST_PRICE) return null;
  try {
    return toKm(fromKm(price));
  } catch {
    return null;
  }
}

const readFlag = (value: unknown): boolean => value === 1 || value === true || value === '1';
