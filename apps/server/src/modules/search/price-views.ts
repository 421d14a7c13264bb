import type { CardShelf } from './card-shelf.ts';
import { agreedPrice } from './documents.ts';
import type { PriceView } from './port.ts';

const COMPANIES = 100;

interface Kept {
  readonly version: number;
  prices: Int32Array;
  /** How many of the shelf's changes it has seen. */
  seen: number;
}

/** The prices that callers see, running sales included, by slot. A company with agreements has a column of its own. */
export class PriceViews {
  readonly #shelf: CardShelf;
  readonly #kept = new Map<number, Kept>();

  constructor(shelf: CardShelf) {
    this.#shelf = shelf;
  }

  /** Feninga by slot, good until the next change. */
  of(view: PriceView): Int32Array {
    if (view.kind === 'retail') return this.#shelf.table.grossNow.items;
    const { companyId, agreements } = view;
    const hasNone = agreements.discounts.length === 0 && agreements.contractPrices.size === 0;
    if (companyId === null || hasNone) return this.#shelf.table.netNow.items;
    const known = this.#kept.get(companyId);
    const kept = known?.version === agreements.version ? known : this.#open(companyId, agreements.version);
    this.#bringUp(kept, view);
    return kept.prices;
  }

  #open(companyId: number, version: number): Kept {
    const kept: Kept = { version, prices: new Int32Array(0), seen: 0 };
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= COMPANIES && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(companyId, kept);
    return kept;
  }

  #bringUp(kept: Kept, { agreements }: Extract<PriceView, { kind: 'wholesale' }>): void {
    const { changes, table, references, now } = this.#shelf;
    if (kept.prices.length < table.slots) {
      const larger = new Int32Array(table.slots * 2);
      larger.set(kept.prices);
      kept.prices = larger;
    }
    for (; kept.seen < changes.length; kept.seen += 1) {
      const slot = changes.at(kept.seen);
      const members = this.#shelf.membersAt(slot);
      if (members.length > 0) kept.prices[slot] = agreedPrice(members, { agreements, references, now });
    }
  }
}
