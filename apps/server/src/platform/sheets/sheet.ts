import type { BusinessDate } from '@sjaj/domain';

/** What a column holds: `km` is whole feninga, `day` a business date, `instant` a Date, shown as a clock in Sarajevo. */
export type ColumnKind = 'text' | 'count' | 'number' | 'km' | 'day' | 'instant';
export type SheetCell = string | number | Date | BusinessDate | null;
export type SheetRow = readonly SheetCell[];

export interface SheetColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  /** In characters, for spreadsheets that can be told. */
  readonly width?: number;
}

export interface Sheet {
  /** The tab's name; what spreadsheets refuse in one is left out. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** May come page by page from the database: no more than a batch of them is held for CSV. */
  readonly rows: Iterable<SheetRow> | AsyncIterable<SheetRow>;
}
