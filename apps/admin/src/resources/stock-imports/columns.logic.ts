import type { StockColumns, StockFilePreview } from '@sjaj/contract';

/** The values of the fields: the index of a column as text, '' if none is chosen. */
export interface ColumnsDraft {
  readonly code: string;
  readonly quantity: string;
  readonly hasHeading: boolean;
}

/** The initial choice: from the headings or an earlier import, otherwise empty. */
export const draftOf = ({ chosen, hasHeading }: StockFilePreview): ColumnsDraft => ({
  code: chosen ? String(chosen.codeColumn) : '',
  quantity: chosen ? String(chosen.quantityColumn) : '',
  hasHeading,
});

/** The body of the call; null until both columns are chosen. */
export const chosenColumns = ({ code, quantity, hasHeading }: ColumnsDraft): StockColumns | null =>
  code === '' || quantity === '' || code === quantity
    ? null
    : { codeColumn: Number(code), quantityColumn: Number(quantity), hasHeading };

/** Whether the file can be compared: both columns are chosen and the quantity column has no prices. */
export const canCompare = (draft: ColumnsDraft, { columns }: StockFilePreview): boolean =>
  chosenColumns(draft) !== null && columns[Number(draft.quantity)]?.isPrice !== true;
