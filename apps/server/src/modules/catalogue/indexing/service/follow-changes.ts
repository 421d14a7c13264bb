import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/db.ts';
import { contractTermsCache, type ContractTermsCache } from '../../../pricing/index.ts';
import { type ArticleChange, type Changes, changesSince, pruneChanges } from '../store/changes.ts';
import { withSiblings } from '../store/products.ts';
import { synonymGroups } from '../store/references.ts';
import { buildIndex, type Generation } from './build-index.ts';
import { indexedProduct } from './indexed-product.ts';

const PRUNE_EVERY = 3_600_000;
const CHUNK = 1_000;
/** A larger share of removed groups slows down every scan: the index is built again, unless it is small. */
const MAX_WASTED_SHARE = 0.1;
const SMALL = 1_000;
/** Changes of prices of companies that no article tells of. */
const CONTRACT_TERMS = ['company_discount', 'price_list', 'price_list_company'];
/** Changes of what companies call articles. */
const PART_NUMBERS = 'customer_part_number';
/** Changes of the reading of queries. */
const SYNONYMS = 'synonym';

/** Holds the present index and applies the changes of the database to it. */
export class ChangeFollower {
  readonly contractTerms: ContractTermsCache;
  readonly versions = new ArticleVersions();
  version = 0;
  partNumbersVersion = 0;
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  #generation: Generation | null = null;
  /** Changes that were applied and may be read again. */
  #applied: ReadonlySet<string> = new Set();
  #watermark: string | null = null;
  #next: Generation | null = null;
  #building: Promise<void> | null = null;
  #round: Promise<void> | null = null;
  /** Whether references have changed since, and the build of a new index has failed. */
  #isOutdated = false;
  #pruneAt = 0;
  #isStopped = false;

  constructor(db: Db, clock: Clock, onError: (error: unknown) => void) {
    this.#db = db;
    this.#clock = clock;
    this.#onError = onError;
    this.contractTerms = contractTermsCache(db, clock);
  }

  get generation(): Generation {
    if (!this.#generation) throw new Error('the index is not built yet');
    return this.#generation;
  }

  async start(): Promise<void> {
    this.#replace(await buildIndex(this.#db, this.#now()));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#round?.catch(() => undefined);
    await this.#building;
  }

  /** One round at a time; a call during a round waits for the one after it. */
  async catchUp(): Promise<void> {
    await this.#round?.catch(() => undefined);
    if (this.#isStopped) return;
    this.#round ??= this.#follow().finally(() => {
      this.#round = null;
    });
    await this.#round;
  }

  async #follow(): Promise<void> {
    if (this.#next) {
      this.#replace(this.#next);
      this.#next = null;
    }
    const changes = await changesSince(this.#db, this.#watermark);
    await this.#apply(changes);
    this.#watermark = changes.watermark;
    this.#applied = keysOf(changes);
    const { index } = this.generation;
    if (this.#now() >= index.nextChangeAt) {
      await index.apply({ now: this.#now() });
      this.version += 1;
    }
    if (index.wastedShare > MAX_WASTED_SHARE && index.size > SMALL) this.#rebuild();
    if (this.#now() >= this.#pruneAt) {
      this.#pruneAt = this.#now() + PRUNE_EVERY;
      await pruneChanges(this.#db);
    }
  }

  async #apply(changes: Changes): Promise<void> {
    const kinds = new Set(changes.references.filter(({ key }) => !this.#applied.has(key)).map(({ kind }) => kind));
    if (CONTRACT_TERMS.filter((kind) => kinds.delete(kind)).length > 0) this.contractTerms.clear();
    if (kinds.delete(SYNONYMS)) await this.#reloadSynonyms();
    if (kinds.delete(PART_NUMBERS)) this.partNumbersVersion = this.version += 1;
    if (kinds.size > 0 || this.#isOutdated) this.#rebuild();
    const fresh = changes.articles.filter(({ key }) => !this.#applied.has(key));
    const { index } = this.generation;
    // What an order leaves in stock outdates the rows of its articles, but not the index, which knows whether there is any.
    const isSold = ({ articleId, available }: ArticleChange): boolean =>
      available !== null && available > 0 && index.isInStock(articleId);
    const sold = this.#withGroups(fresh.filter(isSold).map(idOf));
    if (sold.length > 0) this.versions.set(sold, (this.version += 1));
    const changed = this.#withGroups(fresh.filter((change) => !isSold(change)).map(idOf));
    for (let at = 0; at < changed.length; at += CHUNK) await this.#reload(changed.slice(at, at + CHUNK));
  }

  async #reload(changed: readonly number[]): Promise<void> {
    // A chunk may split a group: the other articles of the group are read, too.
    const ids = this.#withGroups(changed);
    const { index, references } = this.generation;
    const [rows] = await Promise.all([withSiblings(this.#db, ids), this.contractTerms.refresh(ids)]);
    const found = new Set(rows.map(({ id }) => id));
    index.remove(ids.filter((id) => !found.has(id)));
    await index.apply({ products: rows.map((row) => indexedProduct(row, references)), now: this.#now() });
    this.version += 1;
    this.versions.set([...ids, ...found], this.version);
  }

  /** These articles and all that share a group with them. */
  #withGroups(articleIds: readonly number[]): number[] {
    const { index } = this.generation;
    return [...new Set(articleIds.flatMap((id) => [id, ...(index.groupOf(id)?.productIds ?? [])]))];
  }

  async #reloadSynonyms(): Promise<void> {
    const synonyms = await synonymGroups(this.#db);
    await this.generation.index.apply({ synonyms, now: this.#now() });
    this.version += 1;
  }

  /** Builds a new index beside the present one; the next round replaces it. A failure is retried. */
  #rebuild(): void {
    if (this.#isStopped) return;
    this.#isOutdated = false;
    this.#building ??= buildIndex(this.#db, this.#now())
      .then((generation) => {
        this.#next = generation;
      })
      .catch((error: unknown) => {
        this.#isOutdated = true;
        this.#onError(error);
      })
      .finally(() => {
        this.#building = null;
      });
  }

  #replace(generation: Generation): void {
    this.#generation = generation;
    this.#watermark = generation.contains.watermark;
    this.#applied = keysOf(generation.contains);
    this.contractTerms.clear();
    this.version += 1;
    this.versions.setAll(this.version);
    generation.titlesSorted.catch(this.#onError);
  }

  readonly #now = (): number => this.#clock().getTime();
}

/** Articles whose versions are remembered one by one. */
const MAX_VERSIONS = 100_000;

/** At which version each article has changed last. */
class ArticleVersions {
  readonly #byId = new Map<number, number>();
  /** No article is older than this. */
  #lowest = 0;

  of(articleId: number): number {
    return this.#byId.get(articleId) ?? this.#lowest;
  }

  set(articleIds: readonly number[], version: number): void {
    if (this.#byId.size + articleIds.length > MAX_VERSIONS) return this.setAll(version);
    for (const id of articleIds) this.#byId.set(id, version);
  }

  setAll(version: number): void {
    this.#byId.clear();
    this.#lowest = version;
  }
}

const idOf = ({ articleId }: ArticleChange): number => articleId;

const keysOf = (changes: Changes): ReadonlySet<string> =>
  new Set([...changes.articles, ...changes.references].map(({ key }) => key));
