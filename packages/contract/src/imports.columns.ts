import { z } from 'zod';
import { shape } from './shapes.ts';

const MOST_COLUMNS = 30;
const Column = z
  .int()
  .min(0)
  .max(MOST_COLUMNS - 1);

/** Which columns of a file are code and quantity, the first being 0, and whether its first row is a heading. */
export const StockColumns = shape({ codeColumn: Column, quantityColumn: Column, hasHeading: z.boolean() });

export const StockFilePreview = shape({
  /** `isPrice`: by its heading or its values, and so no quantity. */
  columns: z.array(shape({ heading: z.string(), isPrice: z.boolean() })),
  /** The first rows, the heading among them. */
  rows: z.array(z.array(z.string())),
  hasHeading: z.boolean(),
  /** null where somebody has to choose. */
  chosen: StockColumns.nullable(),
  /** Whether the headings name the columns, or somebody chose them for the same headings before. */
  source: z.enum(['headings', 'remembered']).nullable(),
});

const ColumnText = z.string().regex(/^(?:[0-9]|[12][0-9])$/);
/** The columns in an address; all three or none. */
export const ColumnsQuery = shape({
  codeColumn: ColumnText.optional(),
  quantityColumn: ColumnText.optional(),
  hasHeading: z.enum(['true', 'false']).optional(),
});

export type StockColumns = z.output<typeof StockColumns>;
export type StockFilePreview = z.output<typeof StockFilePreview>;
