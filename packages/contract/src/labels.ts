import { z } from 'zod';
import { CUSTOMERS, routes } from './route.ts';
import { Done, Id, shape } from './shapes.ts';

/** Sheets of 3 x 8 and 2 x 7 labels on A4, and a roll of single ones. */
const LABEL_SHEETS = ['a4_24', 'a4_14', 'roll'] as const;
/** What a label can say besides the title and its code to scan. */
const LABEL_FACTS = ['values', 'code', 'partNumber', 'quantity', 'price'] as const;
/** The largest number of labels on a sheet. */
const MOST_ON_SHEET = 24;

/** Whose articles get a label. */
const LabelSource = z.discriminatedUnion('kind', [
  shape({ kind: z.literal('savedCart'), id: Id }),
  shape({ kind: z.literal('wishList') }),
  shape({ kind: z.literal('partNumbers') }),
]);

const LabelForm = shape({
  source: LabelSource,
  sheet: z.enum(LABEL_SHEETS),
  /** `barcode`: the EAN of an article that has one, a QR code for the others. */
  symbol: z.enum(['barcode', 'qr']),
  facts: z.array(z.enum(LABEL_FACTS)).max(LABEL_FACTS.length),
  /** The place of the first label, where the sheet has been used before. */
  start: z.int().min(1).max(MOST_ON_SHEET).default(1),
});

export const articleLabels = routes({
  print: {
    method: 'POST',
    path: '/labels',
    access: CUSTOMERS,
    body: LabelForm,
    answer: Done,
    download: true,
    reads: true,
    limit: { requests: 20, seconds: 60 },
    problems: ['documents.not_found', 'labels.nothing_to_print', 'labels.too_many', 'request.work_waiting'],
    summary:
      'Labels for what a customer keeps in stock, as PDF, in the language of the call; with prices only if asked for by a caller who may see them.',
  },
});

export type LabelForm = z.output<typeof LabelForm>;
export type LabelSource = z.output<typeof LabelSource>;
export type LabelSheet = LabelForm['sheet'];
export type LabelFact = LabelForm['facts'][number];
