/** Where the search in the header leads. */
export interface SearchResult {
  /** Names it among all results. */
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
  readonly picture?: { readonly url: string | null; readonly placeholder: string };
}

/** Results of one kind. */
export interface FoundGroup {
  readonly key: string;
  readonly title: string;
  readonly results: readonly SearchResult[];
}
