import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { agreementsCache, type AgreementsCache } from '../pricing/index.ts';
import { build, type Generation } from './build.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { inSlices } from './slices.ts';
import { type Changes, changesSince, pruneChanges } from './store/changes.ts';
import { withSiblings } from './store/documents.ts';
import { synonymGroups } from './store/references.ts';

/** Told after a change is in the index: the articles concerned, or null where it may be any. */
export type ChangeListener = (articleIds: readonly number[] | null) => void;

export interface ReadModel {
  /** The index as it is now; not to be kept over an `await`. */
  readonly index: CatalogueIndex;
  readonly agreements: AgreementsCache;
  /** Counts up with every change of the index: what was derived from it before is old. */
  readonly version: number;
  onChange(listener: ChangeListener): void;
  /** Tells of changes of a kind that the index has nothing of. */
  onNews(kind: string, listener: () => void): void;
  /** Takes in what has been committed up to now. It runs by itself five times a second. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

interface Settings {
  readonly db: Db;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** ms between two looks. */
  readonly pollEvery?: number;
}

const POLL_EVERY = 200;
const PRUNE_EVERY = 3_600_000;
const CHUNK = 1_000;
/** Empty slots cost time in every pass: with more than this share, and not just a few, it is built anew. */
const MOST_WASTE = 0.1;
const FEW = 1_000;
/** Changes that concern prices of companies only. */
const AGREEMENTS = 'company_discount';
/** Changes that concern the reading of queries only. */
const SYNONYMS = 'synonym';

/** Builds the read model and keeps it up with the database; resolves when it can answer. */
export async function openReadModel({ db, clock, onError, pollEvery = POLL_EVERY }: Settings): Promise<ReadModel> {
  const follower = new Follower(db, clock, onError);
  await follower.start();
  const timer = setInterval(() => void follower.catchUp().catch(onError), pollEvery);
  return {
    get index() {
      return follower.index;
    },
    get version() {
      return follower.version;
    },
    agreements: follower.agreements,
    onChange: (listener) => follower.listeners.push(listener),
    onNews: (kind, listener) => follower.news.set(kind, listener),
    catchUp: () => follower.catchUp(),
    async stop() {
      clearInterval(timer);
      await follower.stop();
    },
  };
}

class Follower {
  readonly agreements: AgreementsCache;
  readonly listeners: ChangeListener[] = [];
  readonly news = new Map<string, () => void>();
  version = 0;
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  #generation: Generation | null = null;
  /** What has been taken in and may be told again. */
  #seen: ReadonlySet<string> = new Set();
  #watermark: string | null = null;
  #next: Generation | null = null;
  #building: Promise<void> | null = null;
  #round: Promise<void> | null = null;
  /** Whether something that it refers to is another since, and building it anew has failed. */
  #isOutdated = false;
  #turnAt = 0;
  #pruneAt = 0;
  #isStopped = false;

  constructor(db: Db, clock: Clock, onError: (error: unknown) => void) {
    this.#db = db;
    this.#clock = clock;
    this.#onError = onError;
    this.agreements = agreementsCache(db);
  }

  get index(): CatalogueIndex {
    if (!this.#generation) throw new Error('the index is not built yet');
    return this.#generation.index;
  }

  async start(): Promise<void> {
    this.#show(await build(this.#db, this.#now()));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#round?.catch(() => undefined);
    await this.#building;
  }

  /** One round at a time; whoever asks during one gets the one after it. */
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
      this.#show(this.#next);
      this.#next = null;
    }
    const changes = await changesSince(this.#db, this.#watermark);
    await this.#takeIn(changes);
    this.#watermark = changes.watermark;
    this.#seen = keysOf(changes);
    if (this.#now() >= this.#turnAt) {
      this.#turnAt = this.index.turnSales(this.#now());
      this.version += 1;
    }
    if (this.index.waste > MOST_WASTE && this.index.size > FEW) this.#rebuild();
    if (this.#now() >= this.#pruneAt) {
      this.#pruneAt = this.#now() + PRUNE_EVERY;
      await pruneChanges(this.#db);
    }
  }

  async #takeIn(changes: Changes): Promise<void> {
    const kinds = new Set(changes.references.filter(({ key }) => !this.#seen.has(key)).map(({ kind }) => kind));
    if (kinds.delete(AGREEMENTS)) this.agreements.clear();
    if (kinds.delete(SYNONYMS)) await this.#reloadSynonyms();
    for (const [kind, tell] of this.news) {
      if (!kinds.delete(kind)) continue;
      tell();
      this.version += 1;
    }
    if (kinds.size > 0 || this.#isOutdated) this.#rebuild();
    const fresh = changes.articles.filter(({ key }) => !this.#seen.has(key)).map(({ articleId }) => articleId);
    const changed = this.index.companions(fresh);
    for (let at = 0; at < changed.length; at += CHUNK) await this.#reload(changed.slice(at, at + CHUNK));
  }

  async #reload(changed: readonly number[]): Promise<void> {
    // A chunk may part a card: its members come along.
    const ids = this.index.companions(changed);
    const [articles] = await Promise.all([withSiblings(this.#db, ids), this.agreements.refresh(ids)]);
    const found = new Set(articles.map(({ document }) => document.id));
    this.index.remove(ids.filter((id) => !found.has(id)));
    await inSlices(this.index.filling(articles, this.#now()));
    this.#turnAt = 0;
    this.#tell([...new Set([...ids, ...found])]);
  }

  async #reloadSynonyms(): Promise<void> {
    this.index.useSynonyms(await synonymGroups(this.#db));
    this.version += 1;
  }

  /** Builds a new index beside the old one; the next round takes it over. What fails is tried again. */
  #rebuild(): void {
    if (this.#isStopped) return;
    this.#isOutdated = false;
    this.#building ??= build(this.#db, this.#now())
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

  #show(generation: Generation): void {
    this.#generation = generation;
    this.#watermark = generation.shows.watermark;
    this.#seen = keysOf(generation.shows);
    this.#turnAt = 0;
    this.agreements.clear();
    this.#tell(null);
    generation.index.warm().catch(this.#onError);
  }

  #tell(articleIds: readonly number[] | null): void {
    this.version += 1;
    for (const listener of this.listeners) listener(articleIds);
  }

  readonly #now = (): number => this.#clock().getTime();
}

const keysOf = (changes: Changes): ReadonlySet<string> =>
  new Set([...changes.articles, ...changes.references].map(({ key }) => key));
