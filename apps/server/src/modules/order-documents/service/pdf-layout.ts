import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PrintedDocument, DocumentFact } from './printed-document.ts';

const LINE = '#b9c5c9';
const GREY = '#42525a';
const BLACK = '#000000';
const WIDTH = 515;
const LOGO_BOX = { width: 130, height: 40 };
const LOGO = readFileSync(fileURLToPath(new URL('./logo.svg', import.meta.url)), 'utf8');

/**
 * The pdfmake layout of documents: A4, black on white, each beginning on a page of its own, the table's header on every page,
 * and each document's own page n of m. `starts` has the page on which each document begins: pdfmake writes it while it lays out, after it has
 * drawn headers and footers, so several documents are laid out twice.
 */
export function pdfLayout(
  documents: readonly PrintedDocument[],
  starts: Map<string, number> = new Map(),
): TDocumentDefinitions {
  const [first] = documents;
  const placeOf = (page: number, pages: number): Place => {
    const at = documents.findLastIndex((_document, index) => (starts.get(idOf(index)) ?? 1) <= page);
    const start = starts.get(idOf(at)) ?? 1;
    return { document: documents[at], page: page - start + 1, total: (starts.get(idOf(at + 1)) ?? pages + 1) - start };
  };
  return {
    pageSize: 'A4',
    pageMargins: [40, 46, 40, 56],
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
    info: { title: first ? `${first.title} ${first.number}` : '', author: first?.supplier[0] ?? '' },
    pageBreakBefore: ({ id, startPosition }) => {
      if (id !== undefined && !starts.has(id)) starts.set(id, startPosition.pageNumber);
      return false;
    },
    header: (page, pages) => {
      const place = placeOf(page, pages);
      return place.page === 1 || !place.document ? null : runningHeadOf(place.document);
    },
    content: documents.map(contentOf),
    footer: (page, pages) => {
      const place = placeOf(page, pages);
      return place.document ? footOf(place.document, place) : null;
    },
  };
}

/** A page within its document. */
interface Place {
  readonly document: PrintedDocument | undefined;
  readonly page: number;
  readonly total: number;
}

const idOf = (index: number): string => `document-${index}`;

const contentOf = (document: PrintedDocument, index: number): Content => ({
  stack: [
    // Not empty: pdfmake passes over what has no text.
    { id: idOf(index), text: '\u00A0', fontSize: 1, lineHeight: 0 },
    headOf(document),
    rule(8),
    { columns: document.blocks.map(blockOf), columnGap: 16 },
    rule(8),
    linesOf(document),
    endOf(document),
    ...(document.slip ? [slipOf(document.slip)] : []),
    ...(document.signatures.length > 0 ? [signaturesOf(document.signatures)] : []),
  ],
  ...(index > 0 && { pageBreak: 'before' }),
});

/** The header of the second and further pages. */
const runningHeadOf = ({ title, number, blocks }: PrintedDocument): Content => ({
  margin: [40, 22, 40, 0],
  fontSize: 8,
  color: GREY,
  columns: [{ text: `${title} ${number}` }, { text: blocks[0]?.lines[0] ?? '', alignment: 'right' }],
});

const footOf = ({ printed, pageOf }: PrintedDocument, { page, total }: { page: number; total: number }): Content => ({
  margin: [40, 10, 40, 0],
  fontSize: 8,
  color: GREY,
  stack: [
    rule(0),
    {
      margin: [0, 6, 0, 0],
      columns: [
        { text: printed },
        { text: pageOf.replace('{page}', String(page)).replace('{total}', String(total)), alignment: 'right' },
      ],
    },
  ],
});

const rule = (gap: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.5, lineColor: LINE }],
  margin: [0, gap, 0, gap],
});

function headOf({ title, number, facts, supplier, logo }: PrintedDocument): Content {
  return {
    columns: [
      { stack: [logoOf(logo), ...supplier], color: GREY },
      {
        alignment: 'right',
        stack: [
          { text: title, fontSize: 14, bold: true },
          { text: number, fontSize: 12, bold: true, margin: [0, 0, 0, 3] },
          ...facts.map((fact) => ({ text: fact, color: GREY })),
        ],
      },
    ],
    columnGap: 24,
  };
}

const logoOf = (own: string | null): Content =>
  own === null
    ? { svg: LOGO, width: 62, margin: [-3, -6, 0, 2] }
    : { image: own, fit: [LOGO_BOX.width, LOGO_BOX.height], margin: [0, 0, 0, 4] };

const blockOf = ({ title, lines }: PrintedDocument['blocks'][number]): Content => ({
  stack: [{ text: title, bold: true, color: GREY, margin: [0, 0, 0, 2] }, ...lines],
});

const linesOf = ({ columns, rows }: PrintedDocument): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: columns.map(({ width }) => width),
    body: [
      columns.map(({ title, isNumber }): TableCell => ({
        // Does not break a line at the hyphen of "PDV-a".
        text: title.replaceAll('-', '\u2011'),
        bold: true,
        alignment: isNumber ? 'right' : 'left',
        verticalAlignment: 'bottom',
      })),
      ...rows.map((cells) => cells.map((cell, index) => cellOf(cell, columns[index]?.isNumber === true))),
    ],
  },
  layout: {
    vLineWidth: () => 0,
    hLineWidth: (row) => (row === 0 ? 0 : row === 1 ? 1 : 0.5),
    hLineColor: (row) => (row === 1 ? BLACK : LINE),
    paddingTop: () => 4,
    paddingBottom: () => 3,
    // The table's edges are those of the page.
    paddingLeft: (column) => (column === 0 ? 0 : 4),
    paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 4),
  },
});

function cellOf(cell: string, isNumber: boolean): TableCell {
  const [text = '', ...note] = cell.split('\n');
  const alignment = isNumber ? 'right' : 'left';
  if (note.length === 0) return { text, alignment };
  return { stack: [text, { text: note.join('\n'), italics: true, color: GREY }], alignment };
}

/** Notes on the left and totals on the right, kept on one page. */
const endOf = ({ notes, totals }: PrintedDocument): Content => ({
  unbreakable: true,
  margin: [0, 12, 0, 0],
  columns: [
    { width: '*', stack: [...notes], color: GREY, fontSize: 8 },
    ...(totals.length > 0 ? [{ width: 220, ...totalsOf(totals) }] : []),
  ],
  columnGap: 24,
});

const totalsOf = (totals: readonly DocumentFact[]) => ({
  table: { widths: ['*', 'auto'], body: totals.map(factRow) },
  layout: {
    vLineWidth: () => 0,
    hLineWidth: (row: number) => (totals[row]?.isStrong ? 0.7 : 0),
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: (row: number) => (totals[row]?.isStrong ? 5 : 2),
    paddingBottom: (row: number) => (totals[row + 1]?.isStrong ? 4 : 2),
  },
});

const factRow = ({ term, value, isStrong }: DocumentFact): TableCell[] => [
  { text: term, color: isStrong ? BLACK : GREY, bold: isStrong === true, fontSize: isStrong ? 11 : 9 },
  { text: value, alignment: 'right', bold: isStrong === true, fontSize: isStrong ? 11 : 9 },
];

/** In two columns: with twelve lines of goods it still stands on the page of the totals. */
function slipOf({ title, facts }: NonNullable<PrintedDocument['slip']>): Content {
  const half = Math.ceil(facts.length / 2);
  const cellsOf = (fact: DocumentFact | undefined): TableCell[] => [
    { text: fact?.term ?? '', color: GREY },
    { text: fact?.value ?? '', bold: fact?.isStrong === true },
  ];
  return {
    unbreakable: true,
    margin: [0, 10, 0, 0],
    table: {
      widths: [66, '*', 66, '*'],
      body: [
        [{ text: title, bold: true, colSpan: 4 }, '', '', ''],
        ...facts.slice(0, half).map((fact, row) => [...cellsOf(fact), ...cellsOf(facts[half + row])]),
      ],
    },
    layout: { hLineColor: () => LINE, vLineColor: () => LINE, hLineWidth: () => 0.5, vLineWidth: () => 0.5 },
  };
}

const signaturesOf = (names: readonly string[]): Content => ({
  unbreakable: true,
  margin: [0, 60, 0, 0],
  columnGap: 16,
  columns: names.map((name) => ({
    stack: [
      { text: name, color: GREY, margin: [0, 0, 0, 32] },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 155, y2: 0, lineWidth: 0.7 }] },
    ],
  })),
});
