import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import { expect, it } from 'vitest';
import { pdfLayout } from './service/pdf-layout.ts';
import type { PrintedDocument } from './service/printed-document.ts';

const ROBOTO = fileURLToPath(import.meta.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'));

const composed = (number: string, lines: number): PrintedDocument => ({
  title: 'Otpremnica',
  number,
  facts: [],
  supplier: ['Sjaj'],
  logo: null,
  blocks: [],
  columns: [{ title: 'Artikal', width: '*', isNumber: false }],
  rows: Array.from({ length: lines }, (_, index) => [`Artikal ${index}`]),
  totals: [],
  slip: null,
  notes: [],
  signatures: [],
  printed: '',
  pageOf: '{page}/{total}',
});

it('learns where each document begins, so that each counts its own pages', async () => {
  pdfmake.setFonts({ Roboto: { normal: ROBOTO, bold: ROBOTO, italics: ROBOTO, bolditalics: ROBOTO } });
  const documents = [composed('1', 60), composed('2', 1), composed('3', 1)];
  const starts = new Map<string, number>();
  await pdfmake.createPdf(pdfLayout(documents, starts)).getBuffer();
  const [first, second, third] = documents.map((_, index) => starts.get(`document-${index}`) ?? 0);
  expect(first).toBe(1);
  expect(second).toBeGreaterThan(2);
  expect(third).toBe((second ?? 0) + 1);
  const pages = third ?? 0;
  const footOf = pdfLayout(documents, starts).footer as (page: number, pages: number) => unknown;
  expect(/\d+\/\d+/.exec(JSON.stringify(footOf(pages, pages)))?.[0]).toBe('1/1');
});

it('counts the pages of each document by itself', () => {
  const layout = pdfLayout([composed('1', 1), composed('2', 1)]);
  const at = (id: string, pageNumber: number) => ({ id, startPosition: { pageNumber } });
  // The first document has two pages, the second one.
  for (const node of [at('document-0', 1), at('document-1', 3)]) {
    expect((layout.pageBreakBefore as (node: unknown) => boolean)(node)).toBe(false);
  }
  const footOf = layout.footer as (page: number, pages: number) => unknown;
  expect([1, 2, 3].map((page) => /\d\/\d/.exec(JSON.stringify(footOf(page, 3)))?.[0])).toEqual(['1/2', '2/2', '1/1']);
});
