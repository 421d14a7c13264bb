import type { LabelSheet } from '@sjaj/contract';

/** A sheet of labels, in millimetres. */
export interface SheetGeometry {
  readonly page: readonly [width: number, height: number];
  readonly columns: number;
  readonly rows: number;
  readonly label: readonly [width: number, height: number];
  /** From the corner of the page to the first label. */
  readonly margin: readonly [left: number, top: number];
  /** Between two columns. */
  readonly gap: number;
}

const A4 = [210, 297] as const;

/** The sizes that stationers sell: 70 x 37 without gaps, 99.1 x 38.1 with one, and a roll for label printers. */
export const SHEETS: Readonly<Record<LabelSheet, SheetGeometry>> = {
  a4_24: { page: A4, columns: 3, rows: 8, label: [70, 37], margin: [0, 0.5], gap: 0 },
  a4_14: { page: A4, columns: 2, rows: 7, label: [99.1, 38.1], margin: [4.65, 15.15], gap: 2.5 },
  roll: { page: [57, 32], columns: 1, rows: 1, label: [57, 32], margin: [0, 0], gap: 0 },
};

interface LabelPlace {
  /** From 0. */
  readonly page: number;
  /** The upper left corner on the page, in millimetres. */
  readonly left: number;
  readonly top: number;
}

/** Where a label goes, row by row; `start` is the place of the first one on the first sheet, from 1. */
export function placeOf(sheet: SheetGeometry, index: number, start: number): LabelPlace {
  const { columns, rows, label, margin, gap } = sheet;
  const onSheet = columns * rows;
  // A place that this sheet does not have was meant for a larger one.
  const place = index + (Math.min(start, onSheet) - 1);
  const onPage = place % onSheet;
  return {
    page: Math.floor(place / onSheet),
    left: margin[0] + (onPage % columns) * (label[0] + gap),
    top: margin[1] + Math.floor(onPage / columns) * label[1],
  };
}
