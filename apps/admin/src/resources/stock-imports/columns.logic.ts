import type { StockColumns, StockFilePreview } from '@sjaj/contract';

/** What stands in the fields: the place of a column as text, '' until it is chosen. */
export interface ColumnsDraft {
  readonly code: string;
  readonly quantity: string;
  readonly hasHeading: boolean;
}

/** What the headings, or an earlier choice, say; nothing is chosen where neither does. */
export const draftOf = ({ chosen, hasHeading }: StockFilePreview): ColumnsDraft => ({
  code: chosen ? String(chosen.codeColumn) : '',
  quantity: chosen ? String(chosen.quantityColumn) : '',
  hasHeading,
});

/** What is sent; null until both columns are chosen. */
export const chosenColumns = ({ code, quantity, hasHeading }: ColumnsDraft): StockColumns | null =>
  code === '' || quantity === '' || code === quantity
    ? null
    : { codeColumn: Number(code), quantityColumn: Number(quantity), hasHeading };

/** Whether the file may be compared: two columns, and no prices for quantities. */
export const canCompare = (draft: ColumnsDraft, { columns }: StockFilePreview): boolean =>
  chosenColumns(draft) !== null && columns[Number(draft.quantity)]?.isPrice !== true;
