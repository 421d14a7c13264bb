/** A document with all texts and figures formatted, ready for the layout. */
export interface PrintedDocument {
  readonly title: string;
  readonly number: string;
  /** Shown on the right, below the number. */
  readonly facts: readonly string[];
  /** Shown on the left; the first line is the supplier's name. */
  readonly supplier: readonly string[];
  /** The supplier's logo as a data URL of a PNG; null for the default logo. */
  readonly logo: string | null;
  readonly blocks: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly columns: readonly DocumentColumn[];
  /** The lines after the first one of a cell are a note. */
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly DocumentFact[];
  readonly slip: { readonly title: string; readonly facts: readonly DocumentFact[] } | null;
  readonly notes: readonly string[];
  readonly signatures: readonly string[];
  readonly printed: string;
  /** With `{page}` and `{total}`. */
  readonly pageOf: string;
}

export interface DocumentColumn {
  readonly title: string;
  readonly width: number | '*';
  readonly isNumber: boolean;
}

export interface DocumentFact {
  readonly term: string;
  readonly value: string;
  readonly isStrong?: true;
}
