import { feninga } from '@sjaj/domain';
import type { PricedProduct, PromotionPrice } from '../products.ts';
import { IntList } from './int-list.ts';

type QuantityPrices = PricedProduct['quantityPrices'];

const NONE: readonly never[] = [];

/**
 * Prices of each product by column: objects for a million products would take a gigabyte. The products of a group lie side by
 * side, groups in the order of their doc ids.
 */
export class ProductTable {
  /** The products of doc n are the rows from `starts[n]` up to `starts[n + 1]`. */
  readonly #starts = new IntList(1_024);
  readonly #ids = new IntList(1_024);
  readonly #brands = new IntList(1_024);
  /** The number of a list of categories. */
  readonly #categories = new IntList(1_024);
  readonly #netPrices = new IntList(1_024);
  readonly #retailPrices = new IntList(1_024);
  readonly #taxRates = new IntList(1_024);
  readonly #minimumQuantities = new IntList(1_024);
  readonly #packSizes = new IntList(1_024);
  /** Where the quantity prices of a row begin in `quantityPrices`, 0 where it has none. */
  readonly #quantityStarts = new IntList(1_024);
  /** For each row that has any: how many, then quantity and price of each. */
  readonly #quantityPrices = new IntList(1_024);
  /** By row: few products are ever in a promotion. */
  readonly #promotions = new Map<number, readonly PromotionPrice[]>();
  readonly #categoryLists: (readonly number[])[] = [];
  readonly #categoryListNumbers = new Map<string, number>();
  readonly #columns = [
    this.#ids,
    this.#brands,
    this.#categories,
    this.#netPrices,
    this.#retailPrices,
    this.#taxRates,
    this.#minimumQuantities,
    this.#packSizes,
    this.#quantityStarts,
  ];

  constructor() {
    this.#starts.push(0);
    this.#quantityPrices.push(0);
  }

  /** Adds the products of the next doc. */
  add(products: readonly PricedProduct[]): void {
    for (const product of products) {
      for (const column of this.#columns) column.push(0);
      this.#write(this.#ids.length - 1, product);
    }
    this.#starts.push(this.#ids.length);
  }

  /** Overwrites the products of a doc with as many others. */
  update(docId: number, products: readonly PricedProduct[]): void {
    products.forEach((product, index) => this.#write(this.#starts.at(docId) + index, product));
  }

  at(docId: number): PricedProduct[] {
    const products: PricedProduct[] = [];
    for (let row = this.#starts.at(docId); row < this.#starts.at(docId + 1); row += 1) products.push(this.#read(row));
    return products;
  }

  /** The product ids of a doc, valid until the next change. */
  idsAt(docId: number): Int32Array {
    return this.#ids.items.subarray(this.#starts.at(docId), this.#starts.at(docId + 1));
  }

  /** Frees spare capacity. */
  trim(): void {
    for (const list of [this.#starts, this.#quantityPrices, ...this.#columns]) list.trim();
  }

  #write(row: number, product: PricedProduct): void {
    this.#ids.set(row, product.id);
    this.#brands.set(row, product.brandId);
    this.#categories.set(row, this.#categoryListNumber(product.categoryIds));
    this.#netPrices.set(row, product.netPrice);
    this.#retailPrices.set(row, product.retailPrice);
    this.#taxRates.set(row, product.taxRateBp);
    this.#minimumQuantities.set(row, product.minimumQuantity);
    this.#packSizes.set(row, product.packSize);
    this.#writeQuantityPrices(row, product.quantityPrices);
    if (product.promotions.length > 0) this.#promotions.set(row, product.promotions);
    else this.#promotions.delete(row);
  }

  #read(row: number): PricedProduct {
    return {
      id: this.#ids.at(row),
      brandId: this.#brands.at(row),
      categoryIds: this.#categoryLists[this.#categories.at(row)] ?? NONE,
      netPrice: feninga(this.#netPrices.at(row)),
      retailPrice: feninga(this.#retailPrices.at(row)),
      taxRateBp: this.#taxRates.at(row),
      quantityPrices: this.#quantityPricesAt(row),
      minimumQuantity: this.#minimumQuantities.at(row),
      packSize: this.#packSizes.at(row),
      promotions: this.#promotions.get(row) ?? NONE,
    };
  }

  /** Overwrites the previous quantity prices where there are as many, which is usual; appends them otherwise. */
  #writeQuantityPrices(row: number, prices: QuantityPrices): void {
    const before = this.#quantityStarts.at(row);
    let at = prices.length === 0 ? 0 : before;
    if (prices.length > 0 && this.#quantityPrices.at(before) !== prices.length) {
      at = this.#quantityPrices.length;
      for (let index = 0; index <= prices.length * 2; index += 1) this.#quantityPrices.push(0);
    }
    this.#quantityStarts.set(row, at);
    if (at === 0) return;
    this.#quantityPrices.set(at, prices.length);
    prices.forEach(({ fromQuantity, price }, index) => {
      this.#quantityPrices.set(at + 1 + index * 2, fromQuantity);
      this.#quantityPrices.set(at + 2 + index * 2, price);
    });
  }

  #quantityPricesAt(row: number): QuantityPrices {
    const at = this.#quantityStarts.at(row);
    if (at === 0) return NONE;
    return Array.from({ length: this.#quantityPrices.at(at) }, (_, index) => ({
      fromQuantity: this.#quantityPrices.at(at + 1 + index * 2),
      price: feninga(this.#quantityPrices.at(at + 2 + index * 2)),
    }));
  }

  /** Thousands of products share the same categories: each list is stored once. */
  #categoryListNumber(categoryIds: readonly number[]): number {
    const key = categoryIds.join();
    const known = this.#categoryListNumbers.get(key);
    if (known !== undefined) return known;
    const number = this.#categoryLists.length;
    this.#categoryLists.push(categoryIds);
    this.#categoryListNumbers.set(key, number);
    return number;
  }
}
