import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Paper, PaperFact } from './paper.ts';

const LINE = '#b9c5c9';
const GREY = '#42525a';
const WIDTH = 515;

/** A paper as pdfmake sets it: A4, black on white, the head of the table on every page, page n of m. */
export const definitionOf = (paper: Paper): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [40, 40, 40, 56],
  defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
  info: { title: `${paper.title} ${paper.number}`, author: paper.supplier[0] ?? '' },
  content: [
    headOf(paper),
    rule(10),
    { columns: paper.blocks.map(blockOf), columnGap: 16 },
    rule(10),
    linesOf(paper),
    {
      margin: [0, 12, 0, 0],
      columns: [
        { width: '*', stack: [...paper.notes], color: GREY, fontSize: 8 },
        { width: 240, table: { widths: ['*', 'auto'], body: paper.totals.map(factRow) }, layout: 'noBorders' },
      ].slice(0, paper.totals.length > 0 ? 2 : 1),
      columnGap: 24,
    },
    ...(paper.slip ? [slipOf(paper.slip)] : []),
    ...(paper.signatures.length > 0 ? [signaturesOf(paper.signatures)] : []),
  ],
  footer: (page, total) => ({
    margin: [40, 16, 40, 0],
    fontSize: 8,
    color: GREY,
    columns: [
      { text: paper.printed },
      { text: paper.pageOf.replace('{page}', String(page)).replace('{total}', String(total)), alignment: 'right' },
    ],
  }),
});

const rule = (gap: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.5, lineColor: LINE }],
  margin: [0, gap, 0, gap],
});

function headOf({ title, number, facts, supplier: [name = '', ...address] }: Paper): Content {
  return {
    columns: [
      { stack: [{ text: name, fontSize: 15, bold: true }, ...address], color: GREY },
      {
        alignment: 'right',
        stack: [
          { text: title, fontSize: 14, bold: true },
          { text: number, fontSize: 12, bold: true },
          ...facts.map((fact) => ({ text: fact, color: GREY })),
        ],
      },
    ],
  };
}

const blockOf = ({ title, lines }: Paper['blocks'][number]): Content => ({
  stack: [{ text: title, bold: true, color: GREY }, ...lines],
});

const linesOf = ({ columns, rows }: Paper): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: columns.map(({ width }) => width),
    body: [
      columns.map(({ title, isNumber }): TableCell => ({
        text: title,
        bold: true,
        alignment: isNumber ? 'right' : 'left',
      })),
      ...rows.map((cells) =>
        cells.map((cell, index): TableCell => ({ text: cell, alignment: columns[index]?.isNumber ? 'right' : 'left' })),
      ),
    ],
  },
  layout: {
    vLineWidth: () => 0,
    hLineWidth: (row) => (row === 0 ? 0 : row === 1 ? 1 : 0.5),
    hLineColor: (row) => (row === 1 ? '#000000' : LINE),
    paddingTop: () => 4,
    paddingBottom: () => 3,
  },
});

const factRow = ({ term, value, isStrong }: PaperFact): TableCell[] => [
  { text: term, color: isStrong ? '#000000' : GREY, bold: isStrong === true, fontSize: isStrong ? 11 : 9 },
  { text: value, alignment: 'right', bold: isStrong === true, fontSize: isStrong ? 11 : 9 },
];

const slipOf = ({ title, facts }: NonNullable<Paper['slip']>): Content => ({
  unbreakable: true,
  margin: [0, 18, 0, 0],
  table: {
    widths: [130, '*'],
    body: [
      [{ text: title, bold: true, colSpan: 2 }, ''],
      ...facts.map(({ term, value, isStrong }): TableCell[] => [
        { text: term, color: GREY },
        { text: value, bold: isStrong === true },
      ]),
    ],
  },
  layout: { hLineColor: () => LINE, vLineColor: () => LINE, hLineWidth: () => 0.5, vLineWidth: () => 0.5 },
});

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
