import type { Listing, Suggestions } from '@sjaj/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { PreSerialized } from '../../../platform/http/serialized.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { SearchLog } from '../../search-terms/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { IndexedReadModel, ReadModel } from '../indexing/service/read-model.ts';
import type { PersonalFacts, PersonalFactsRequest } from '../store/bought.ts';
import { type PartNumbers, partNumberCache } from './part-numbers.ts';
import { personalFactsReader } from './personal-facts.ts';
import { createProductReader, type ProductReader } from './product-reader.ts';
import { type PurchasedArticles, purchasedArticles } from './purchased-articles.ts';
import { VersionedCache } from './versioned-cache.ts';

export interface CatalogueDeps {
  readonly db: Db;
  readonly model: IndexedReadModel;
  readonly settings: () => Promise<Settings>;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly searchLog: SearchLog;
}

/** An answer, and the number of its hits for the search log. */
interface Counted<T> {
  readonly answer: PreSerialized<T>;
  readonly totalItems: number;
}
export type SerializedListing = Counted<Listing>;
export type SerializedSuggestions = Counted<Suggestions>;

/** What every call of the catalogue works with. */
export interface CatalogueContext extends Omit<CatalogueDeps, 'model'> {
  readonly model: ReadModel;
  readonly reader: ProductReader;
  readonly purchased: PurchasedArticles;
  readonly partNumbers: PartNumbers;
  readonly personalFacts: (request: PersonalFactsRequest) => Promise<PersonalFacts>;
  readonly listings: VersionedCache<string, Promise<SerializedListing>>;
  readonly suggestions: VersionedCache<string, Promise<SerializedSuggestions>>;
}

/** The time limit is for what changes with the clock alone, such as what counts as new. */
const ANSWERS = { max: 300, ttl: 1_000 };

/** Creates the context of the catalogue, one for the whole server. */
export const openCatalogueContext = (deps: CatalogueDeps): CatalogueContext => ({
  ...deps,
  reader: createProductReader(deps),
  purchased: purchasedArticles(deps.db, deps.clock),
  partNumbers: partNumberCache(deps.db, deps.model),
  personalFacts: personalFactsReader(deps.db),
  listings: new VersionedCache(ANSWERS),
  suggestions: new VersionedCache(ANSWERS),
});
