import type { CardShelf } from './card-shelf.ts';
import { FLAGS } from './card-table.ts';
import type { Choice } from './choices.ts';
import { IntList } from './int-list.ts';
import { Fitting, NO_SLOTS, type SlotList, union } from './narrowing.ts';
import { PriceLadder } from './price-ladder.ts';
import type { Prices } from './price-views.ts';
import { Remembered } from './remembered.ts';
import { type Members, Section } from './section.ts';
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
    const known = this.#ladders.peek(key, 0)?.ladder;
    if (known && !known.isFarBehind) {
      atOnce(known.catchingUp(() => prices.column));
      return known;
    }
    const ladder = new PriceLadder(this.#shelf, section, wanted);
    atOnce(ladder.filling(() => prices.column));
    this.#ladders.forget(key);
    return this.#ladders.get(key, 0, () => ({ section, ladder })).ladder;
  }

  /** Makes a long ladder ready in slices. */
  async prepareLadder(section: Section, wanted: number, prices: Prices): Promise<void> {
    if (section.slots.length <= AT_ONCE) return;
    const key = ladderKey(section, wanted, prices);
    const known = this.#ladders.peek(key, 0)?.ladder;
    if (known && !known.isFarBehind) return inSlices(known.catchingUp(() => prices.column));
    const ladder = new PriceLadder(this.#shelf, section, wanted);
    const filling = this.#filling.get(key) ?? this.#fill(key, { section, ladder }, prices);
    this.#filling.set(key, filling);
    await filling;
  }

  async #fill(key: string, climbable: Climbable, prices: Prices): Promise<void> {
    try {
      await inSlices(climbable.ladder.filling(() => prices.column));
      this.#ladders.forget(key);
      this.#ladders.get(key, 0, () => climbable);
    } finally {
      this.#filling.delete(key);
    }
  }

  #all(): Section {
    this.#whole ??= this.#openWhole();
    return this.#whole.bringUp();
  }

  #openWhole(): Section {
    const list = new IntList(this.#shelf.table.slots);
    for (let slot = 0; slot < this.#shelf.table.slots; slot += 1) list.push(slot);
    return this.#section({ list, fits: null, takeNew: (slot) => list.push(slot) });
  }

  #open(choices: readonly Choice[]): Section {
    const lists = choices.map((choice) => this.#listOf(choice));
    const fitting = new Fitting(this.#shelf.table, choices);
    const fits = (slot: number): boolean => fitting.has(slot);
    const [only] = lists;
    const isOneCode = lists.length === 1 && choices[0]?.codes.length === 1;
    if (only && isOneCode) return this.#section({ list: only, fits, takeNew: null });
    const list = fitting.among(lists.reduce((a, b) => (b.length < a.length ? b : a)));
    const takeNew = (slot: number): void => {
      if (fits(slot)) list.push(slot);
    };
    return this.#section({ list, fits, takeNew });
  }

  /** What is found stands until a card comes or goes: nothing new can belong to it. */
  #openAmong(list: SlotList, choices: readonly Choice[]): Section {
    const own = choices.length === 0 ? list : new Fitting(this.#shelf.table, choices).among(list);
    return this.#section({ list: own, fits: null, takeNew: null });
  }

  /** The table's own list where there is one code: it grows by itself. */
  #listOf({ codes }: Choice): SlotList {
    const { table } = this.#shelf;
    const [first = NO_SLOTS, ...others] = codes.map((code): SlotList => table.posting(code) ?? NO_SLOTS);
    return others.reduce((all, more) => union(all, more), first);
  }

  #section(members: Pick<Members, 'list' | 'fits' | 'takeNew'>): Section {
    this.#opened += 1;
    return new Section(this.#shelf, { number: this.#opened, ...members });
  }
}

const keyOf = (choices: readonly Choice[]): string =>
  choices.map(({ facet, codes }) => `${facet}:${[...codes].sort((a, b) => a - b).join()}`).join(' ');

const ladderKey = (section: Section, wanted: number, { key }: Prices): string => `${section.number} ${wanted} ${key}`;
