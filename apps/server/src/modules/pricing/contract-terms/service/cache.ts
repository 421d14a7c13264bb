import type { Feninga } from '@sjaj/domain';
import type { Db } from '../../../../platform/database/db.ts';
import { recent } from '../../../../platform/process/recent.ts';
import type { DiscountRow } from '../../rules/discounts.ts';
import { agreements, contractPricesOf } from '../store/terms.ts';

/** What was agreed with one company. */
export interface Agreements {
  readonly discounts: readonly DiscountRow[];
  readonly contractPrices: ReadonlyMap<number, Feninga>;
  /** Counts up with every change of these, so that what was derived from them can be told to be old. */
  readonly version: number;
}

export const NO_AGREEMENTS: Agreements = { discounts: [], contractPrices: new Map(), version: 0 };

export interface AgreementsCache {
  of(companyId: number | null): Promise<Agreements>;
  /** Reads again what was agreed on these articles with the companies at hand. */
  refresh(articleIds: readonly number[]): Promise<void>;
  /** Forgets all: discounts have changed. */
  clear(): void;
}

const COMPANIES = 200;

interface Kept extends Agreements {
  readonly contractPrices: Map<number, Feninga>;
  version: number;
}

/** The agreements of the companies that were here last, kept up to date by whoever follows the changes. */
export function agreementsCache(db: Db): AgreementsCache {
  let versions = 0;
  const kept = recent(COMPANIES, async (companyId: number): Promise<Kept> => {
    const found = await agreements(db, companyId);
    versions += 1;
    return { ...found, version: versions };
  });

  return {
    of: async (companyId) => (companyId === null ? NO_AGREEMENTS : kept.of(companyId)),
    clear: () => kept.clear(),
    async refresh(articleIds) {
      const companies = kept.entries();
      if (companies.length === 0) return;
      const ids = companies.map(([companyId]) => companyId);
      const rows = await contractPricesOf(db, ids, articleIds);
      for (const [companyId, loading] of companies) {
        // What could not be loaded is not kept, and has nothing to renew.
        const known = await loading.catch(() => null);
        if (known && renew(known, articleIds, rows.get(companyId))) known.version = versions += 1;
      }
    },
  };
}

/** Whether anything changed. */
function renew(kept: Kept, articleIds: readonly number[], prices: ReadonlyMap<number, Feninga> | undefined): boolean {
  let changed = false;
  for (const id of articleIds) {
    const price = prices?.get(id);
    if (kept.contractPrices.get(id) === price) continue;
    changed = true;
    if (price === undefined) kept.contractPrices.delete(id);
    else kept.contractPrices.set(id, price);
  }
  return changed;
}
