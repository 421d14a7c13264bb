import type { Language } from '@sjaj/domain';

/** A call of the plan. Path and body may hold `{id}` and `{size}`, which the visit fills in. */
export type PlannedCall = readonly [method: string, path: string, body?: string];

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
  /** Sent first, before it is known whether the shop admits the visitor. */
  readonly profile: PlannedCall;
  /** Sent on every page of the shop. */
  readonly shop: readonly PlannedCall[];
  readonly calls: ByPath<PlannedCall>;
  /** Sent for users who can order only. */
  readonly buyerCalls: ByPath<PlannedCall>;
}
