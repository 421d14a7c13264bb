import { type Content, contentFor, type Language, LANGUAGES } from '@sjaj/domain';
import { DocIdMap } from '../columns/doc-id-map.ts';
import { GroupTable } from '../columns/group-table.ts';
import { IntList } from '../columns/int-list.ts';
import { ProductTable } from '../columns/product-table.ts';
import { TitleStore } from '../columns/title-store.ts';
import { FacetIds } from '../facets/facet-ids.ts';
import type { IndexedProduct, PricedProduct, PriceRules } from '../products.ts';
import { type SynonymGroup, Synonyms } from '../text/synonyms.ts';
import { TextIndex } from '../text/text-index.ts';
import type { CooperativeTask } from './cooperative.ts';
import { facetsOf, groupPrices, leadOf, rowOf } from './group-row.ts';
import { groupTextOf, signatureOf } from './group-text.ts';

interface NewState {
  readonly lead: IndexedProduct;
  readonly products: readonly IndexedProduct[];
  readonly signature: number;
}

const NO_IDS = new Int32Array(0);

/** Writes product groups into the columns and the text index, and removes them. */
export class IndexWriter {
  readonly table = new GroupTable();
  readonly facetIds = new FacetIds();
  readonly text: TextIndex;
  readonly rules: PriceRules;
  /** Doc ids in the order of their changes. Caches read on from where they stopped. */
  readonly changes = new IntList(1_024);
  /** Changes whenever a group is added or removed or its rank changes, and with the synonyms. */
  textVersion = 0;
  /** ms since 1970: the time of the last change. */
  now = 0;
  /** ms since 1970: when the next promotion starts or ends; Infinity where none does. */
  nextPromotionChangeAt = Number.POSITIVE_INFINITY;
  readonly #products = new ProductTable();
  readonly #titles = new TitleStore();
  /** By doc id; equal where facets and texts are. */
  readonly #signatures = new IntList(1_024);
  readonly #docIds = new DocIdMap();
  readonly #withPromotions = new Set<number>();

  constructor(rules: PriceRules) {
    this.rules = rules;
    this.text = new TextIndex(new Synonyms([]), (docId) => this.table.isAlive(docId));
  }

  /** Replaces the synonyms. */
  useSynonyms(groups: readonly SynonymGroup[]): void {
    this.text.useSynonyms(new Synonyms(groups));
    this.textVersion += 1;
  }

  /** The doc id of the group that a product belongs to; undefined where the product is not indexed. */
  docIdOf(productId: number): number | undefined {
    return this.#docIds.get(productId);
  }

  /** The products of a group; none where it was removed. */
  productsAt(docId: number): readonly PricedProduct[] {
    return this.table.isAlive(docId) ? this.#products.at(docId) : [];
  }

  /** The product ids of a group, valid until the next change. */
  productIdsAt(docId: number): Int32Array {
    return this.table.isAlive(docId) ? this.#products.idsAt(docId) : NO_IDS;
  }

  titleAt(docId: number, language: Language): string {
    const own = contentFor(this.#titles.at(docId, [language]), language);
    return (own ?? contentFor(this.#titles.at(docId, LANGUAGES), language))?.text ?? '';
  }

  /** Adds a group, or updates it where only prices, stock or ratings have changed. Returns whether it got a new doc id. */
  put(products: readonly IndexedProduct[], now: number): boolean {
    const lead = leadOf(products);
    if (!lead) return false;
    const facetIds = facetsOf(products, this.facetIds);
    const text = groupTextOf(products);
    const title = titleOf(lead, products.length);
    const signature = signatureOf(facetIds, text, title);
    const row = rowOf(lead, products, facetIds, { rules: this.rules, now });
    const known = this.#docIds.get(lead.id);
    const isUpdate = known !== undefined && this.#isSame(known, { lead, products, signature });
    if (!isUpdate) for (const { id } of products) this.remove(id);
    if (!isUpdate || this.table.rank.at(known) !== row.rank) this.textVersion += 1;
    const docId = isUpdate ? known : this.table.add(row);
    if (isUpdate) {
      this.table.update(docId, row);
      this.#products.update(docId, products);
    } else {
      this.text.add(docId, text);
      this.#products.add(products);
      this.#titles.add(title);
      this.#signatures.push(signature);
      for (const { id } of products) this.#docIds.set(id, docId);
    }
    this.#notePromotions(docId, products, now);
    this.changes.push(docId);
    return !isUpdate;
  }

  /** Removes the group that a product belongs to. */
  remove(productId: number): void {
    const docId = this.#docIds.get(productId);
    if (docId === undefined) return;
    for (const id of this.productIdsAt(docId)) this.#docIds.delete(id);
    this.#withPromotions.delete(docId);
    this.table.remove(docId);
    this.changes.push(docId);
    this.textVersion += 1;
  }

  /** Applies promotions that have started or ended since the last call, or since a later time. `now` in ms. */
  refreshPromotions(now: number): void {
    const isDue = now >= this.nextPromotionChangeAt || now < this.now;
    this.now = now;
    if (!isDue) return;
    this.nextPromotionChangeAt = Number.POSITIVE_INFINITY;
    for (const docId of this.#withPromotions) {
      const products = this.productsAt(docId);
      this.#notePromotions(docId, products, now);
      if (this.table.setPromotion(docId, groupPrices(products, { rules: this.rules, now }))) this.changes.push(docId);
    }
  }

  /** Makes the text searchable after the first products were put, and frees memory that only building needs. */
  *freeze(): CooperativeTask<void> {
    yield* this.text.freeze();
    for (const columns of [this.table, this.#products, this.#signatures]) {
      columns.trim();
      yield;
    }
  }

  #notePromotions(docId: number, products: readonly PricedProduct[], now: number): void {
    let hasPromotions = false;
    for (const { promotions } of products) {
      for (const { from, to } of promotions) {
        hasPromotions = true;
        const next = from > now ? from : to > now ? to : Number.POSITIVE_INFINITY;
        this.nextPromotionChangeAt = Math.min(this.nextPromotionChangeAt, next);
      }
    }
    if (hasPromotions) this.#withPromotions.add(docId);
    else this.#withPromotions.delete(docId);
  }

  #isSame(docId: number, { lead, products, signature }: NewState): boolean {
    return (
      this.table.ids.at(docId) === lead.id &&
      this.#signatures.at(docId) === signature &&
      this.#products.idsAt(docId).length === products.length &&
      products.every(({ id }) => this.#docIds.get(id) === docId)
    );
  }
}

/** The title of the group where it has several products, otherwise the lead's own. */
const titleOf = ({ title, groupTitle }: IndexedProduct, products: number): Content =>
  products > 1 && groupTitle ? groupTitle : title;
