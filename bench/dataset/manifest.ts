import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How large a data set is. */
export interface DatasetSize {
  readonly articles: number;
  readonly orders: number;
}

/** A buyer with a session. */
export interface Buyer {
  readonly token: string;
  readonly addressId: number;
  /** The company with 5 % of all orders has number 0. */
  readonly company: number;
  /** Whether the company has contract prices and discounts. */
  readonly hasContract: boolean;
}

/** What a buyer can choose in a category, subcategories included. */
export interface CategoryFacets {
  readonly id: number;
  readonly articles: number;
  readonly brandIds: readonly number[];
  /** Values of filter attributes, by attribute. */
  readonly attributes: readonly (readonly number[])[];
  /** List prices in KM. */
  readonly minPrice: number;
  readonly maxPrice: number;
}

/**
 * What a load needs to know about a data set. It is written by the commit that builds the data set and read by others, so
 * it holds only what the API shows.
 */
export interface Manifest extends DatasetSize {
  readonly buyers: readonly Buyer[];
  readonly staffToken: string;
  readonly articleIds: readonly number[];
  /** Articles with much stock that can be bought by the piece. */
  readonly orderableIds: readonly number[];
  readonly categories: readonly CategoryFacets[];
  /** Words of titles in Bosnian, in lower case. */
  readonly titles: readonly (readonly string[])[];
  readonly codes: readonly string[];
}

const FILE = 'manifest.json';

export const manifestPath = (folder: string): string => join(folder, FILE);

export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(manifestPath(folder), 'utf8')) as Manifest;
