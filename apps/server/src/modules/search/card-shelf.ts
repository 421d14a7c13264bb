import { contentFor, type Language, SYNONYMS } from '@sjaj/domain';
import { CardTable } from './card-table.ts';
import { CodeSpace } from './code-space.ts';
import { cardTextOf, signatureOf } from './card-text.ts';
import {
  type ArticleDocument,
  type CardDocuments,
  codesOf,
  leadOf,
  type ReadArticle,
  rowOf,
  saleOf,
} from './documents.ts';
import { IntList } from './int-list.ts';
import type { References } from './references.ts';
import { Synonyms } from './text/synonyms.ts';
import { TextIndex } from './text/text-index.ts';

interface Shelved {
  readonly lead: ArticleDocument;
  readonly members: CardDocuments;
  /** Equal where codes and texts are. */
  readonly signature: number;
}

type SynonymGroups = References['synonyms'];

const synonymsWith = (groups: SynonymGroups): Synonyms => new Synonyms([...SYNONYMS, ...groups]);

/** Puts articles into the columns and the text index, card by card, and takes them out again. */
export class CardShelf {
  readonly table = new CardTable();
  readonly space = new CodeSpace();
  readonly text: TextIndex;
  readonly references: References;
  /** Slots in the order in which anything of them changed. */
  readonly changes = new IntList(1_024);
  /** Counts up with every change of more than prices, synonyms included: what was counted or found before is old. */
  facts = 0;
  /** ms: the time that sales were looked at last. */
  now = 0;
  readonly #shelved: (Shelved | undefined)[] = [];
  readonly #slotOf = new Map<number, number>();
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

  membersAt(slot: number): CardDocuments {
    return this.#shelved[slot]?.members ?? [];
  }

  titleAt(slot: number, language: Language): string {
    const lead = this.#shelved[slot]?.lead;
    if (!lead) return '';
    const members = this.membersAt(slot).length;
    const shared =
      members > 1 && lead.variationId !== null ? this.references.variationTitle(lead.variationId) : undefined;
    return contentFor(shared ?? lead.title, language)?.text ?? '';
  }

  /** Adds a card that is new, or writes what changed of one that is there. Returns whether it got a slot of its own. */
  put(articles: readonly ReadArticle[], now: number): boolean {
    const members = articles.map(({ document }) => document);
    const lead = leadOf(members);
    if (!lead) return false;
    const codes = codesOf(members, this.space, this.references);
    const text = cardTextOf(articles, this.references);
    const signature = signatureOf(codes.all, text);
    const row = rowOf(lead, members, codes, now);
    const known = this.#slotOf.get(lead.id);
    const isSame = known !== undefined && this.#isSame(known, { lead, members, signature });
    if (!isSame) for (const { id } of members) this.take(id);
    if (!isSame || this.table.isOther(known, row)) this.facts += 1;
    const slot = isSame ? known : this.table.add(row);
    if (isSame) this.table.update(slot, row);
    else this.text.add(slot, text);
    this.#shelved[slot] = { lead, members, signature };
    for (const { id } of members) this.#slotOf.set(id, slot);
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
    for (const { id } of this.membersAt(slot)) this.#slotOf.delete(id);
    this.#shelved[slot] = undefined;
    this.#withSales.delete(slot);
    this.table.remove(slot);
    this.facts += 1;
  }

  /** Sets anew what is on sale, and at what price. */
  turnSales(now: number): void {
    this.now = now;
    for (const slot of this.#withSales) {
      if (!this.table.setSale(slot, saleOf(this.membersAt(slot), now))) continue;
      this.changes.push(slot);
      this.facts += 1;
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

  #isSame(slot: number, { lead, members, signature }: Shelved): boolean {
    const known = this.#shelved[slot];
    return (
      known?.lead.id === lead.id &&
      known.signature === signature &&
      known.members.length === members.length &&
      members.every(({ id }) => this.#slotOf.get(id) === slot)
    );
  }
}
