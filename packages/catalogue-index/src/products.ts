import type { Content, Feninga } from '@sjaj/domain';

/** What a product costs while a promotion runs. */
export interface PromotionPrice {
  /** ms since 1970; `from` is included, `to` is not. */
  readonly from: number;
  readonly to: number;
  readonly netPrice: Feninga;
  /** With VAT. */
  readonly retailPrice: Feninga;
}

/** The part of a product that decides what it costs. */
export interface PricedProduct {
  readonly id: number;
  readonly brandId: number;
  /** The categories that the product is assigned to, without those above them. */
  readonly categoryIds: readonly number[];
  readonly netPrice: Feninga;
  /** With VAT. */
  readonly retailPrice: Feninga;
  readonly taxRateBp: number;
  readonly quantityPrices: readonly { readonly fromQuantity: number; readonly price: Feninga }[];
  readonly minimumQuantity: number;
  readonly packSize: number;
  readonly promotions: readonly PromotionPrice[];
}

/** Everything that a product can be filtered by. */
export interface ProductFacets {
  /** Its categories and all above them. */
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
  /** How it is sold and packed: a number of the caller's. */
  readonly packId: number;
  /** Values of filterable attributes only. */
  readonly values: readonly { readonly id: number; readonly attributeId: number }[];
}

/** Everything that a product is found by, in all languages. */
export interface ProductText {
  /** Article code, catalogue number, barcodes. */
  readonly codes: readonly string[];
  readonly brand: string;
  /** Names of its categories, attribute values and tags. */
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
}

/** A product as the caller hands it to the index. Names and category ancestors are resolved already. */
export interface IndexedProduct extends PricedProduct {
  /** The variants of one product share a group and are listed as one hit. Null for a product without variants. */
  readonly groupId: number | null;
  /** Represents its group where it is visible. */
  readonly isLead: boolean;
  readonly isDiscontinued: boolean;
  readonly title: Content;
  /** Replaces the title where the group has several products. */
  readonly groupTitle: Content | null;
  readonly facets: ProductFacets;
  readonly text: ProductText;
  readonly available: number;
  readonly popularity: number;
  /** Hundredths of a star, 0 without a review. */
  readonly rating: number;
  /** ms since 1970. */
  readonly createdAt: number;
}

/** Prices and discounts agreed with one company. */
export interface ContractTerms {
  readonly discounts: readonly {
    readonly id: number;
    /** Null for all brands. */
    readonly brandId: number | null;
    /** Null for all categories; otherwise the category and all below it. */
    readonly categoryId: number | null;
    readonly percentBp: number;
  }[];
  /** Feninga by product. */
  readonly contractPrices: ReadonlyMap<number, Feninga>;
  /** Changes whenever the terms change. */
  readonly version: number;
}

export interface PriceContext {
  /** Retail prices with VAT; net prices otherwise. */
  readonly isRetail: boolean;
  /** Null where nothing is agreed. */
  readonly terms: ContractTerms | null;
  /** ms since 1970. */
  readonly now: number;
}

/** The shop's price rules. The index stores their results in columns and has no rules of its own. */
export interface PriceRules {
  /** Feninga for one unit in the smallest quantity that can be ordered, with and without running promotions. */
  pricesOf(product: PricedProduct, context: PriceContext): { readonly price: number; readonly normalPrice: number };
}
