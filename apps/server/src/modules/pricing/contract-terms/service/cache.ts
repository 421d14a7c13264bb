import { businessDate, type Feninga } from '@sjaj/domain';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/db.ts';
import { loadingCache } from '../../../../platform/process/loading-cache.ts';
import type { DiscountRow } from '../../rules/discounts.ts';
import { contractPricesOf, contractTerms } from '../store/terms.ts';

/** The discounts and contract prices of one company. */
export interface ContractTerms {
  readonly discounts: readonly DiscountRow[];
  readonly contractPrices: ReadonlyMap<number, Feninga>;
  /** Changes with every change of the terms: values derived from older ones are stale. */
  readonly version: number;
}

const NO_CONTRACT_TERMS: ContractTerms = { discounts: [], contractPrices: new Map(), version: 0 };

export interface ContractTermsCache {
  of(companyId: number | null): Promise<ContractTerms>;
  /** Reloads the contract prices of these articles for the cached companies. */
  refresh(articleIds: readonly number[]): Promise<void>;
  /** Removes all entries, after a change of discounts. */
  clear(): void;
}

const COMPANIES = 200;

interface CachedTerms extends ContractTerms {
  readonly contractPrices: Map<number, Feninga>;
  version: number;
}

/** The contract terms of the companies with the most recent calls. The caller reports changes with `refresh` and `clear`. */
export function contractTermsCache(db: Db, clock: Clock): ContractTermsCache {
  let versions = 0;
  let loadedOn = businessDate(clock());
  const cache = loadingCache(COMPANIES, async (companyId: number): Promise<CachedTerms> => {
    const found = await contractTerms(db, companyId, clock());
    versions += 1;
    return { ...found, version: versions };
  });

  /** Contract prices begin and end with a day. */
  const forgetYesterday = (): void => {
    const today = businessDate(clock());
    if (today !== loadedOn) cache.clear();
    loadedOn = today;
  };

  return {
    of: async (companyId) => {
      if (companyId === null) return NO_CONTRACT_TERMS;
      forgetYesterday();
      return cache.of(companyId);
    },
    clear: () => cache.clear(),
    async refresh(articleIds) {
      const companies = cache.entries();
      if (companies.length === 0) return;
      const ids = companies.map(([companyId]) => companyId);
      const rows = await contractPricesOf(db, ids, articleIds, clock());
      for (const [companyId, loading] of companies) {
        // A failed load leaves no entry to refresh.
        const terms = await loading.catch(() => null);
        if (terms && replacePrices(terms, articleIds, rows.get(companyId))) terms.version = versions += 1;
      }
    },
  };
}

/** Replaces the contract prices of these articles; whether any has changed. */
function replacePrices(
  cached: CachedTerms,
  articleIds: readonly number[],
  prices: ReadonlyMap<number, Feninga> | undefined,
): boolean {
  let changed = false;
  for (const id of articleIds) {
    const price = prices?.get(id);
    if (cached.contractPrices.get(id) === price) continue;
    changed = true;
    if (price === undefined) cached.contractPrices.delete(id);
    else cached.contractPrices.set(id, price);
  }
  return changed;
}
