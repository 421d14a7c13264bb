/** What a workbook may hold at most. Checked while it is read, before anything of that size is built. */
export interface WorkbookLimits {
  readonly rows: number;
  readonly columns: number;
  /** Cells up to the last filled one of each row. */
  readonly cells: number;
  /** Shared strings, and the characters of all of them. */
  readonly strings: number;
  readonly characters: number;
  /** Letters of a cell that are kept. */
  readonly cellLength: number;
  /** Bytes, of all parts that are read. */
  readonly unpacked: number;
}

/** More rows, columns or text than the limits allow. */
export class TooLarge extends Error {
  readonly limit: 'rows' | 'content';

  constructor(limit: TooLarge['limit']) {
    super(`too many ${limit}`);
    this.limit = limit;
  }
}

/** Letters of a cell that are kept where a reader asks for no more: codes, names and numbers are shorter. */
export const LONGEST_CELL = 300;
