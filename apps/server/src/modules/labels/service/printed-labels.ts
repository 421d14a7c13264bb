import type { BarcodeKind } from '@sjaj/domain';
import type { SheetGeometry } from '../rules/sheets.ts';

/** A label with all texts formatted, ready for the layout. */
export interface PrintedLabel {
  readonly title: string;
  readonly facts: readonly string[];
  readonly price: string | null;
  readonly symbol: { readonly format: BarcodeKind | 'QRCode'; readonly text: string };
}

export interface PrintedLabels {
  readonly title: string;
  readonly sheet: SheetGeometry;
  /** The place of the first label on the first sheet, from 1. */
  readonly start: number;
  readonly labels: readonly PrintedLabel[];
}
