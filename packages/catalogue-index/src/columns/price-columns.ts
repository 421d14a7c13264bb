import { type CooperativeTask, runCooperatively, runToEnd } from '../building/cooperative.ts';
import type { IndexWriter } from '../building/index-writer.ts';
import { type DocList, NO_DOCS } from '../facets/doc-lists.ts';
import type { ContractTerms } from '../products.ts';
import type { PriceList } from '../request.ts';
import type { IntList } from './int-list.ts';
import { bytesWithin, type CacheLimit, MB } from './cache-limit.ts';
import { VersionedCache } from './versioned-cache.ts';

/** What one kind of caller pays, by doc id. */
export interface PriceColumn {
  /** Identifies the prices; changes with the contract terms. */
  readonly key: string;
  /** Feninga by doc id, running promotions included. Valid until the next change of the index. */
  readonly values: Int32Array;
}

/** The columns of all companies together: of some 200 companies at 10,000 docs, of 80 at 100,000 and 20 at a million. */
const COLUMNS: CacheLimit = { bytes: 8 * MB, bytesPerDoc: 280, most: 96 * MB };
/** Room for groups that are added later. */
const SPARE = 1.1;
/** Docs that are priced between two yields. */
const CHUNK = 2_000;

interface CompanyColumn {
  readonly key: string;
  readonly version: number;
  values: Int32Array;
  /** How many changes of the index it contains. */
  appliedChanges: number;
  /** Prices what the contract terms are about. */
  readonly opening: CooperativeTask<void>;
}

type Wholesale = Extract<PriceList, { kind: 'wholesale' }>;

/** Price columns for filters and bounds. Retail and list prices are shared; a company with contract terms has its own column. */
export class PriceColumns {
  readonly #writer: IndexWriter;
  readonly #companies = new VersionedCache<CompanyColumn>({
    maxWeight: () => bytesWithin(COLUMNS, this.#writer.table.docCount),
    weightOf: ({ values }) => values.byteLength,
  });

  readonly #retail: PriceColumn;
  readonly #list: PriceColumn;

  constructor(writer: IndexWriter) {
    this.#writer = writer;
    const { table } = writer;
    this.#retail = sharedColumn('retail', table.grossNow);
    this.#list = sharedColumn('list', table.netNow);
  }

  /** The column as it is now. */
  of(list: PriceList): PriceColumn {
    if (list.kind === 'retail') return this.#retail;
    if (!hasTerms(list)) return this.#list;
    const own = this.#companyColumn(list);
    runToEnd(own.opening);
    runToEnd(this.#applyChanges(own, list.terms));
    return own;
  }

  /** Prepares the column of a company cooperatively, so that other requests do not wait for it. */
  async prepare(list: PriceList): Promise<void> {
    if (list.kind === 'retail' || !hasTerms(list)) return;
    const own = this.#companyColumn(list);
    await runCooperatively(own.opening);
    await runCooperatively(this.#applyChanges(own, list.terms));
  }

  #companyColumn({ companyId, terms }: Wholesale): CompanyColumn {
    const company = `company ${companyId}`;
    if (this.#companies.peek(company, 0)?.version !== terms.version) this.#companies.delete(company);
    return this.#companies.get(company, 0, () => {
      const { table, changes } = this.#writer;
      const values = new Int32Array(Math.ceil(table.docCount * SPARE));
      values.set(table.netNow.items.subarray(0, table.docCount));
      const { version } = terms;
      const opening = this.#applyTerms(terms, () => own);
      const own: CompanyColumn = {
        key: `${company} ${version}`,
        version,
        values,
        appliedChanges: changes.length,
        opening,
      };
      return own;
    });
  }

  /** Prices the docs that the terms concern; all others cost the list price. */
  *#applyTerms(terms: ContractTerms, own: () => CompanyColumn): CooperativeTask<void> {
    for (const id of terms.contractPrices.keys()) {
      const docId = this.#writer.docIdOf(id);
      if (docId !== undefined) this.#price(own(), docId, terms);
    }
    for (const discount of terms.discounts) {
      const docs = this.#docsUnder(discount);
      const { length } = docs ?? { length: this.#writer.table.docCount };
      for (let at = 0; at < length; at += 1) {
        this.#price(own(), docs ? (docs.items[at] ?? 0) : at, terms);
        if (at % CHUNK === CHUNK - 1) yield;
      }
    }
  }

  /** The docs that a discount may concern; null for all. */
  #docsUnder({ brandId, categoryId }: ContractTerms['discounts'][number]): DocList | null {
    const { facetIds, table } = this.#writer;
    if (brandId === null && categoryId === null) return null;
    const facetId = brandId === null ? facetIds.find('category', categoryId ?? -1) : facetIds.find('brand', brandId);
    return table.posting(facetId ?? -1) ?? NO_DOCS;
  }

  *#applyChanges(own: CompanyColumn, terms: ContractTerms): CooperativeTask<void> {
    const { changes, table } = this.#writer;
    for (let applied = 1; own.appliedChanges < changes.length; applied += 1) {
      if (applied % CHUNK === 0) yield;
      if (own.values.length < table.docCount) grow(own, table.docCount);
      this.#price(own, changes.at(own.appliedChanges), terms);
      own.appliedChanges += 1;
    }
  }

  #price({ values }: CompanyColumn, docId: number, terms: ContractTerms): void {
    const { rules, now } = this.#writer;
    const products = this.#writer.productsAt(docId);
    if (products.length === 0) return;
    values[docId] = Math.min(
      ...products.map((product) => rules.pricesOf(product, { isRetail: false, terms, now }).price),
    );
  }
}

/** The memory is looked up at each access: it moves when the column grows. */
const sharedColumn = (key: string, column: IntList): PriceColumn => ({
  key,
  get values() {
    return column.items;
  },
});

const hasTerms = ({ companyId, terms }: Wholesale): boolean =>
  companyId !== null && (terms.discounts.length > 0 || terms.contractPrices.size > 0);

function grow(own: CompanyColumn, docCount: number): void {
  const longer = new Int32Array(Math.ceil(docCount * SPARE));
  longer.set(own.values);
  own.values = longer;
}
