import type { CatalogueIndex, FacetKind } from '@sjaj/catalogue-index';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/db.ts';
import type { ContractTermsCache } from '../../../pricing/index.ts';
import type { References } from '../rules.ts';
import { ChangeFollower } from './follow-changes.ts';

/** What is known of the whole catalogue in memory, kept up to date with the database. */
export interface ReadModel {
  /** The references of the present index. */
  readonly references: References;
  readonly contractTerms: ContractTermsCache;
  /** Changes with everything that may change an answer: what was derived from an earlier version is outdated. */
  readonly version: number;
  /** The number of visible product groups of a category, brand, tag or attribute value. */
  countOf(kind: FacetKind, id: number): number;
  /** The version at which an article has changed last, as far as it is known. */
  versionOf(articleId: number): number;
  /** The version at which part numbers of companies have changed last. */
  readonly partNumbersVersion: number;
  /** Applies what has been committed up to now. Runs by itself five times a second. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** The read model with its index, which the product reader alone searches. */
export interface IndexedReadModel extends ReadModel {
  /** The present index. A later one may replace it, so it is not to be stored. */
  readonly index: CatalogueIndex;
}

interface Settings {
  readonly db: Db;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** ms between two polls. */
  readonly pollEvery?: number;
}

const POLL_EVERY = 200;
/** Builds the read model and keeps it up to date; resolves when it can answer. */
export async function openReadModel({
  db,
  clock,
  onError,
  pollEvery = POLL_EVERY,
}: Settings): Promise<IndexedReadModel> {
  const follower = new ChangeFollower(db, clock, onError);
  await follower.start();
  const timer = setInterval(() => void follower.catchUp().catch(onError), pollEvery);
  return {
    get index() {
      return follower.generation.index;
    },
    get references() {
      return follower.generation.references;
    },
    get version() {
      return follower.version;
    },
    contractTerms: follower.contractTerms,
    countOf: (kind, id) => follower.generation.index.countOf(kind, id),
    versionOf: (articleId) => follower.versions.of(articleId),
    get partNumbersVersion() {
      return follower.partNumbersVersion;
    },
    catchUp: () => follower.catchUp(),
    async stop() {
      clearInterval(timer);
      await follower.stop();
    },
  };
}
