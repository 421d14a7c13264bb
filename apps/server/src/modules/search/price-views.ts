import type { Agreements } from '../pricing/index.ts';
import type { CardShelf } from './card-shelf.ts';
import { agreedPrice } from './documents.ts';
import { NO_SLOTS, type SlotList } from './narrowing.ts';
import type { PriceView } from './port.ts';
import { Remembered } from './remembered.ts';
import { atOnce, inSlices, type Slices } from './slices.ts';

/** What a caller pays, card by card. */
export interface Prices {
  /** Of these prices and no others. */
  readonly key: string;
  /** Feninga by slot, as good as the last look. */
  readonly column: Int32Array;
}

/** So many prices, in the columns of all companies together. */
const MOST = 24_000_000;
/** Of columns that are a little longer than the shop is large. */
const SPARE = 1.1;
/** So many cards are priced before others get a turn. */
const SLICE = 2_000;

interface Own {
  readonly key: string;
  readonly version: number;
  column: Int32Array;
  /** How many of the shelf's changes it has seen. */
  seen: number;
  /** Prices what the agreements are about. */
  readonly opening: Slices<void>;
}

type Wholesale = Extract<PriceView, { kind: 'wholesale' }>;

/** The prices that callers see, running sales included, by slot. A company with agreements has a column of its own. */
export class PriceViews {
  readonly #shelf: CardShelf;
  readonly #own = new Remembered<Own>({ most: MOST, weightOf: ({ column }) => column.length });
  readonly #retail: Prices;
  readonly #list: Prices;

  constructor(shelf: CardShelf) {
    this.#shelf = shelf;
    const { table } = shelf;
    const shared = (key: string, column: () => Int32Array): Prices => ({
      key,
      get column() {
        return column();
      },
    });
    this.#retail = shared('retail', () => table.grossNow.items);
    this.#list = shared('list', () => table.netNow.items);
  }

  /** The prices as they are now. */
  of(view: PriceView): Prices {
    if (view.kind === 'retail') return this.#retail;
    if (!hasOwn(view)) return this.#list;
    const own = this.#ownOf(view);
    atOnce(own.opening);
    atOnce(this.#catchingUp(own, view.agreements));
    return own;
  }

  /** Makes a company's column ready in slices, so that nobody else waits for it. */
  async prepare(view: PriceView): Promise<void> {
    if (view.kind === 'retail' || !hasOwn(view)) return;
    const own = this.#ownOf(view);
    await inSlices(own.opening);
    await inSlices(this.#catchingUp(own, view.agreements));
  }

  #ownOf({ companyId, agreements }: Wholesale): Own {
    const company = `company ${companyId}`;
    if (this.#own.peek(company, 0)?.version !== agreements.version) this.#own.forget(company);
    return this.#own.get(company, 0, () => {
      const { table, changes } = this.#shelf;
      const column = new Int32Array(Math.ceil(table.slots * SPARE));
      column.set(table.netNow.items.subarray(0, table.slots));
      const { version } = agreements;
      const opening = this.#agree(agreements, () => own);
      const own: Own = { key: `${company} ${version}`, version, column, seen: changes.length, opening };
      return own;
    });
  }

  /** Prices the cards that something is agreed on; all others cost what the list says. */
  *#agree(agreements: Agreements, own: () => Own): Slices<void> {
    for (const id of agreements.contractPrices.keys()) {
      const slot = this.#shelf.slotOf(id);
      if (slot !== undefined) this.#price(own(), slot, agreements);
    }
    for (const discount of agreements.discounts) {
      const list = this.#under(discount);
      const { length } = list ?? { length: this.#shelf.table.slots };
      for (let at = 0; at < length; at += 1) {
        this.#price(own(), list ? (list.items[at] ?? 0) : at, agreements);
        if (at % SLICE === SLICE - 1) yield;
      }
    }
  }

  /** The cards that a discount may concern; null for all. */
  #under({ brandId, categoryId }: Agreements['discounts'][number]): SlotList | null {
    const { space, table } = this.#shelf;
    if (brandId === null && categoryId === null) return null;
    const code = brandId === null ? space.find('category', categoryId ?? -1) : space.find('brand', brandId);
    return table.posting(code ?? -1) ?? NO_SLOTS;
  }

  *#catchingUp(own: Own, agreements: Agreements): Slices<void> {
    const { changes, table } = this.#shelf;
    for (let taken = 1; own.seen < changes.length; taken += 1) {
      if (taken % SLICE === 0) yield;
      if (own.column.length < table.slots) lengthen(own, table.slots);
      this.#price(own, changes.at(own.seen), agreements);
      own.seen += 1;
    }
  }

  #price({ column }: Own, slot: number, agreements: Agreements): void {
    const { references, now } = this.#shelf;
    const members = this.#shelf.membersAt(slot);
    if (members.length > 0) column[slot] = agreedPrice(members, { agreements, references, now });
  }
}

const hasOwn = ({ companyId, agreements }: Wholesale): boolean =>
  companyId !== null && (agreements.discounts.length > 0 || agreements.contractPrices.size > 0);

function lengthen(own: Own, slots: number): void {
  const longer = new Int32Array(Math.ceil(slots * SPARE));
  longer.set(own.column);
  own.column = longer;
}
