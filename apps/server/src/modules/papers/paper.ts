/** A paper as plain words, ready to be set: everything is formatted, nothing is worked out any more. */
export interface Paper {
  readonly title: string;
  readonly number: string;
  /** Right, below the number. */
  readonly facts: readonly string[];
  /** Left: the supplier; the first line is the name. */
  readonly supplier: readonly string[];
  /** Above it, as a data URL of a PNG; null for the default one. */
  readonly logo: string | null;
  readonly blocks: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly columns: readonly PaperColumn[];
  /** Whatever follows the first line of a cell is a note to it. */
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly PaperFact[];
  readonly slip: { readonly title: string; readonly facts: readonly PaperFact[] } | null;
  readonly notes: readonly string[];
  readonly signatures: readonly string[];
  readonly printed: string;
  /** With `{page}` and `{total}`. */
  readonly pageOf: string;
}

export interface PaperColumn {
  readonly title: string;
  readonly width: number | '*';
  readonly isNumber: boolean;
}

export interface PaperFact {
  readonly term: string;
  readonly value: string;
  readonly isStrong?: true;
}
