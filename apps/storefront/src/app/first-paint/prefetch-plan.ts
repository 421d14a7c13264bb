import type { Language } from '@sjaj/domain';

/** A call of the plan. */
export interface PlannedCall {
  /** Method and path, as the contract has them. */
  readonly call: string;
  /** `{id}` and `{size}` are filled in by the visit. */
  readonly body?: string;
  /**
   * Who it is sent for, where it is not everybody: who has an account, the same on a device that shows lists as tiles, who has a cart, who
   * can order with an account.
   */
  readonly for?: 'account' | 'tiles' | 'cart' | 'buyer';
}

/** Values by the beginning of a path; `/` is Home alone. */
export type ByPath<T> = Readonly<Record<string, readonly T[]>>;

/** What the first page of a visit needs. The build writes it into index.html for the entry `first-paint`. */
export interface PrefetchPlan {
  /** The file of the texts, by language. */
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  /** The files of each page's code. */
  readonly pages: ByPath<string>;
  /** The value of Accept-Language, by language. */
  readonly tags: Readonly<Record<Language, string>>;
  /** What all calls are sent in. */
  readonly together: string;
  /** Sent also where it is not known whether the shop admits the visitor. */
  readonly profile: PlannedCall;
  /** Sent on every page of the shop. */
  readonly shop: readonly PlannedCall[];
  readonly calls: ByPath<PlannedCall>;
}
