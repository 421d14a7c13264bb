import type { CardShelf } from './card-shelf.ts';
import { FLAGS } from './card-table.ts';
import type { Choice } from './choices.ts';
import { IntList } from './int-list.ts';
import { Fitting, NO_SLOTS, type SlotList, union } from './narrowing.ts';
import { PriceLadder } from './price-ladder.ts';
import type { Prices } from './price-views.ts';
import { Remembered } from './remembered.ts';
import { Section } from './section.ts';
import { atOnce, inSlices, type Slices } from './slices.ts';

/** Cards that a text has found. */
export interface Found {
  /** Of this list and no other, as long as no card comes or goes. */
  readonly key: string;
  readonly list: SlotList;
}

/** A section's numbers by code weigh as much as so many slots. */
const FIXED_WEIGHT = 500;
/** So many slots, in all sections together: some 60 MB at most. */
const MOST = 12_000_000;
const weightOf = ({ slots }: Section): number => slots.length + FIXED_WEIGHT;
/** Its slots, steps and sums. */
const ladderWeightOf = ({ section }: Climbable): number => 4 * weightOf(section);

interface Climbable {
  readonly section: Section;
  readonly ladder: PriceLadder;
}

const { ALIVE, IN_STOCK, ON_SALE } = FLAGS;
/** What is counted of the whole shop before it opens: nearly every question asks for it. */
const COUNTED_FIRST = [ALIVE, ALIVE | IN_STOCK, ALIVE | ON_SALE, ALIVE | IN_STOCK | ON_SALE];
/** With more cards a ladder is made ready beforehand, so that nobody else waits. */
const AT_ONCE = 50_000;

/** The sections that were asked for last, and their ladders of prices. */
export class Sections {
  readonly #shelf: CardShelf;
  readonly #chosen = new Remembered<Section>({ most: MOST, weightOf });
  readonly #found = new Remembered<Section>({ most: MOST, weightOf });
  readonly #ladders = new Remembered<Climbable>({ most: MOST, weightOf: ladderWeightOf });
  readonly #filling = new Map<string, Promise<void>>();
  #whole: Section | null = null;
  #opened = 0;

  constructor(shelf: CardShelf) {
    this.#shelf = shelf;
  }

  /** Counts the whole shop. */
  *sealing(): Slices<void> {
    for (const wanted of COUNTED_FIRST) yield* this.#all().counting(wanted);
  }

  /** The cards that fit all choices; with a text, those that it has found. */
  of(choices: readonly Choice[], found: Found | null): Section {
    if (found) {
      const key = `${keyOf(choices)} ${found.key}`;
      return this.#found.get(key, this.#shelf.facts, () => this.#openAmong(found.list, choices)).bringUp();
    }
    if (choices.length === 0) return this.#all();
    return this.#chosen.get(keyOf(choices), 0, () => this.#open(choices)).bringUp();
  }

  /** The ladder of a section that `of` has just given. */
  ladder(section: Section, wanted: number, prices: Prices): PriceLadder {
    const key = ladderKey(section, wanted, prices);
    const known = this.#ladders.peek(key, 0);
    if (known?.ladder.bringUp(prices.column)) return known.ladder;
    const ladder = new PriceLadder(this.#shelf, section, wanted);
    atOnce(ladder.filling(() => prices.column));
    this.#ladders.forget(key);
    return this.#ladders.get(key, 0, () => ({ section, ladder })).ladder;
  }

  /** Makes a long ladder ready in slices. */
  async prepareLadder(section: Section, wanted: number, prices: Prices): Promise<void> {
    const key = ladderKey(section, wanted, prices);
    if (section.slots.length <= AT_ONCE || this.#ladders.peek(key, 0)) return;
    const filling =
      this.#filling.get(key) ??
      this.#fill(key, { section, ladder: new PriceLadder(this.#shelf, section, wanted) }, prices);
    this.#filling.set(key, filling);
    await filling;
  }

  async #fill(key: string, climbable: Climbable, prices: Prices): Promise<void> {
    await inSlices(climbable.ladder.filling(() => prices.column));
    this.#ladders.get(key, 0, () => climbable);
    this.#filling.delete(key);
  }

  #all(): Section {
    this.#whole ??= this.#openWhole();
    return this.#whole.bringUp();
  }

  #openWhole(): Section {
    const list = new IntList(this.#shelf.table.slots);
    for (let slot = 0; slot < this.#shelf.table.slots; slot += 1) list.push(slot);
    return this.#section(list, (slot) => list.push(slot));
  }

  #open(choices: readonly Choice[]): Section {
    const lists = choices.map((choice) => this.#listOf(choice));
    const [only] = lists;
    if (lists.length === 1 && only && choices[0]?.codes.length === 1) return this.#section(only, null);
    const smallest = lists.reduce((a, b) => (b.length < a.length ? b : a));
    const fitting = new Fitting(this.#shelf.table, choices);
    const list = fitting.among(smallest);
    return this.#section(list, (slot) => {
      if (fitting.has(slot)) list.push(slot);
    });
  }

  /** What is found stands until a card comes or goes: nothing new can belong to it. */
  #openAmong(list: SlotList, choices: readonly Choice[]): Section {
    return this.#section(choices.length === 0 ? list : new Fitting(this.#shelf.table, choices).among(list), null);
  }

  /** The table's own list where there is one code: it grows by itself. */
  #listOf({ codes }: Choice): SlotList {
    const { table } = this.#shelf;
    const [first = NO_SLOTS, ...others] = codes.map((code): SlotList => table.posting(code) ?? NO_SLOTS);
    return others.reduce((all, more) => union(all, more), first);
  }

  #section(list: SlotList, takeNew: ((slot: number) => void) | null): Section {
    this.#opened += 1;
    return new Section(this.#shelf, { number: this.#opened, list, takeNew });
  }
}

const keyOf = (choices: readonly Choice[]): string =>
  choices.map(({ facet, codes }) => `${facet}:${[...codes].sort((a, b) => a - b).join()}`).join(' ');

const ladderKey = (section: Section, wanted: number, { key }: Prices): string => `${section.number} ${wanted} ${key}`;
