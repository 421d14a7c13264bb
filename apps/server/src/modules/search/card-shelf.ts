import { contentFor, type Language, LANGUAGES, SYNONYMS } from '@sjaj/domain';
import { CardTable } from './card-table.ts';
import { CodeSpace } from './code-space.ts';
import { cardTextOf, signatureOf } from './card-text.ts';
import {
  type ArticleDocument,
  type CardDocuments,
  codesOf,
  leadOf,
  type Member,
  type ReadArticle,
  rowOf,
  saleOf,
} from './documents.ts';
import { IntList } from './int-list.ts';
import { MemberTable } from './member-table.ts';
import type { References } from './references.ts';
import type { Slices } from './slices.ts';
import { SlotMap } from './slot-map.ts';
import { Synonyms } from './text/synonyms.ts';
import { TextIndex } from './text/text-index.ts';
import type { Texts } from './texts.ts';
import { Titles } from './titles.ts';

interface Shelved {
  readonly lead: ArticleDocument;
  readonly members: CardDocuments;
  readonly signature: number;
}

const NOBODY = new Int32Array(0);

type SynonymGroups = References['synonyms'];

/** Read once: every index begins with them. */
const SHOPS_OWN = new Synonyms(SYNONYMS);
const synonymsWith = (groups: SynonymGroups): Synonyms =>
  groups.length === 0 ? SHOPS_OWN : new Synonyms([...SYNONYMS, ...groups]);

/** Puts articles into the columns and the text index, card by card, and takes them out again. */
export class CardShelf {
  readonly table = new CardTable();
  readonly space = new CodeSpace();
  readonly text: TextIndex;
  readonly references: References;
  /** Slots in the order in which anything of them changed. */
  readonly changes = new IntList(1_024);
  /** Counts up when a card comes, goes or is wanted more or less, and with synonyms: what was found before is old. */
  facts = 0;
  /** ms: the time that sales were looked at last. */
  now = 0;
  readonly #members = new MemberTable();
  readonly #titles = new Titles();
  /** By slot: equal where codes and texts are. */
  readonly #signatures = new IntList(1_024);
  readonly #slotOf = new SlotMap();
  readonly #withSales = new Set<number>();

  constructor(references: References) {
    this.references = references;
    this.text = new TextIndex(synonymsWith(references.synonyms), (slot) => this.table.isAlive(slot));
  }

  /** Takes the groups of words that staff keep instead of those from before. */
  useSynonyms(groups: SynonymGroups): void {
    this.text.useSynonyms(synonymsWith(groups));
    this.facts += 1;
  }

  /** The slot of the card that an article belongs to. */
  slotOf(articleId: number): number | undefined {
    return this.#slotOf.get(articleId);
  }

  /** The articles of a card, as far as they decide what it costs; none where the card was taken out. */
  membersAt(slot: number): readonly Member[] {
    return this.table.isAlive(slot) ? this.#members.at(slot) : [];
  }

  /** The ids of the articles of a card, to be read before the next change. */
  memberIdsAt(slot: number): Int32Array {
    return this.table.isAlive(slot) ? this.#members.idsAt(slot) : NOBODY;
  }

  titleAt(slot: number, language: Language): string {
    const own = contentFor(this.#titles.at(slot, [language]), language);
    return (own ?? contentFor(this.#titles.at(slot, LANGUAGES), language))?.text ?? '';
  }

  /** Adds a card that is new, or writes what changed of one that is there. Returns whether it got a slot of its own. */
  put(articles: readonly ReadArticle[], now: number): boolean {
    const members = articles.map(({ document }) => document);
    const lead = leadOf(members);
    if (!lead) return false;
    const codes = codesOf(members, this.space, this.references);
    const text = cardTextOf(articles, this.references);
    const title = this.#titleOf(lead, members.length);
    const signature = signatureOf(codes.all, text, title);
    const row = rowOf(lead, members, codes, now);
    const known = this.#slotOf.get(lead.id);
    const isSame = known !== undefined && this.#isSame(known, { lead, members, signature });
    if (!isSame) for (const { id } of members) this.take(id);
    if (!isSame || this.table.rank.at(known) !== row.rank) this.facts += 1;
    const slot = isSame ? known : this.table.add(row);
    if (isSame) {
      this.table.update(slot, row);
      this.#members.update(slot, members);
    } else {
      this.text.add(slot, text);
      this.#members.add(members);
      this.#titles.add(title);
      this.#signatures.push(signature);
      for (const { id } of members) this.#slotOf.set(id, slot);
    }
    if (members.some(({ sales }) => sales.length > 0)) this.#withSales.add(slot);
    else this.#withSales.delete(slot);
    this.changes.push(slot);
    this.now = now;
    return !isSame;
  }

  /** Takes out the card that an article belongs to. */
  take(articleId: number): void {
    const slot = this.#slotOf.get(articleId);
    if (slot === undefined) return;
    for (const id of this.memberIdsAt(slot)) this.#slotOf.delete(id);
    this.#withSales.delete(slot);
    this.table.remove(slot);
    this.changes.push(slot);
    this.facts += 1;
  }

  /** Sets anew what is on sale, and at what price. */
  turnSales(now: number): void {
    this.now = now;
    for (const slot of this.#withSales) {
      if (this.table.setSale(slot, saleOf(this.membersAt(slot), now))) this.changes.push(slot);
    }
  }

  /** When the next sale begins or ends; Infinity where none does. */
  nextTurn(now: number): number {
    let next = Number.POSITIVE_INFINITY;
    for (const slot of this.#withSales) {
      for (const { sales } of this.membersAt(slot)) {
        for (const at of sales.flatMap(({ from, to }) => [from, to])) if (at > now && at < next) next = at;
      }
    }
    return next;
  }

  /** Makes ready to search after the first filling, and gives back the memory that it took and does not need. */
  *sealing(): Slices<void> {
    yield* this.text.sealing();
    for (const columns of [this.table, this.#members, this.#signatures]) {
      columns.trim();
      yield;
    }
  }

  /** The title that several members share, else the lead's own. */
  #titleOf({ variationId, title }: ArticleDocument, members: number): Texts {
    const shared = members > 1 && variationId !== null ? this.references.variationTitle(variationId) : undefined;
    return shared ?? title;
  }

  #isSame(slot: number, { lead, members, signature }: Shelved): boolean {
    return (
      this.table.ids.at(slot) === lead.id &&
      this.#signatures.at(slot) === signature &&
      this.#members.idsAt(slot).length === members.length &&
      members.every(({ id }) => this.#slotOf.get(id) === slot)
    );
  }
}
