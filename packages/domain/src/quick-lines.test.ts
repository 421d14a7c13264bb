import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickLinesOf, quickLinesOfRows } from './quick-lines.ts';

const read = (text: string) => quickLinesOf(text).map(({ code, quantity }) => [code, quantity]);

describe('quick lines', () => {
  it.each([
    ['CL-10015 4', 'CL-10015', 4],
    ['CL-10015\t4', 'CL-10015', 4],
    ['CL-10015;4', 'CL-10015', 4],
    ['CL-10015,4', 'CL-10015', 4],
    ['CL-10015, 4', 'CL-10015', 4],
    ['"CL-10015";"4"', 'CL-10015', 4],
    ['CL-10015\tSredstvo za pod 5 L\t4,00', 'CL-10015', 4],
    ['PA-20011;1.000', 'PA-20011', 1000],
    ['CL-10015', 'CL-10015', null],
    ['3870001000015 12', '3870001000015', 12],
    ['CL-10015 2,5', 'CL-10015', 2.5],
    ['20 CL-10060', 'CL-10060', 20],
    ['20\tCL-10060', 'CL-10060', 20],
    ['20;CL-10060;Sredstvo za stakla 750 ml', 'CL-10060', 20],
    ['20 x CL-10060', 'CL-10060', 20],
    ['20xCL-10060', 'CL-10060', 20],
    ['CL-10060 x 20', 'CL-10060', 20],
    ['CL-10060 x20', 'CL-10060', 20],
    ['CL-10015 4 kom', 'CL-10015', 4],
    ['CL-10015\t4 kom.', 'CL-10015', 4],
    ['ЦЛ-10015\t4 ком', 'ЦЛ-10015', 4],
    ['10015 4', '10015', 4],
    ['1001\tSredstvo za pod\t4', '1001', 4],
    ['1001\tSredstvo za pod', '1001', null],
    ['CL-10015\t-4', 'CL-10015', 0],
    ['CL-10015 -4', 'CL-10015', 0],
    ['HV 1001 4', 'HV 1001', 4],
    ['komplet', 'komplet', null],
  ])('reads %j', (text, code, quantity) => {
    expect(read(text)).toEqual([[code, quantity]]);
  });

  it('leaves out a heading and empty lines, and keeps the line numbers of the text', () => {
    expect(quickLinesOf('Šifra;Količina\n\nCL-1;2\r\nCL-2;3')).toEqual([
      { line: 3, code: 'CL-1', quantity: 2 },
      { line: 4, code: 'CL-2', quantity: 3 },
    ]);
  });

  it('reads a quoted cell with line breaks as one cell', () => {
    const text = 'CL-1\t"Sredstvo\r\nza ""pod"\""\t4\nCL-2;"a;b\nc";5\n"CL-3";"7"\nCijev 1/2";2\nCL-4;3';
    expect(read(text)).toEqual([
      ['CL-1', 4],
      ['CL-2', 5],
      ['CL-3', 7],
      ['Cijev 1/2"', 2],
      ['CL-4', 3],
    ]);
  });

  it('reads cells of a sheet', () => {
    expect(
      quickLinesOfRows([
        ['Šifra', 'Kol.'],
        ['', ' '],
        ['', ' CL-1 ', 'Naziv', '12'],
      ]),
    ).toEqual([{ line: 3, code: 'CL-1', quantity: 12 }]);
    expect(quickLinesOfRows([['', ' ']])).toEqual([]);
  });

  it('limits codes and quantities to what a line can have', () => {
    const [long] = quickLinesOf(`${'A1'.repeat(100)}\t4`);
    expect(long?.code).toHaveLength(64);
    expect(quickLinesOf('CL-1\t999.999.999.999')[0]?.quantity).toBe(10_000_000);
  });

  it.each([
    ['a word among numbers', 'CL-1\t4\nCL-2\tdva\nCL-3\t6', [4, 0, 6]],
    ['a slip of the finger', 'CL-1;Sredstvo;4\nCL-2;Krpa;1O\nCL-3;Rola;6', [4, 0, 6]],
    ['a unit that is not known', 'CL-1\t4 kut', [0]],
    ['a quantity left open', 'CL-1;Sredstvo;4\nCL-2;Krpa;\nCL-3;Rola;6', [4, null, 6]],
    ['titles without quantities', 'CL-1;Sredstvo 5 L\nCL-2;Krpa', [null, null]],
    ['an error of a sheet', 'CL-1\t#N/A\nCL-2\t3', [0, 3]],
  ])('gives a quantity that it cannot read as 0, never as the minimum: %s', (_, text, quantities) => {
    expect(quickLinesOf(text).map(({ quantity }) => quantity)).toEqual(quantities);
  });

  it('returns the codes and quantities of a sheet unchanged', () => {
    const code = fc.stringMatching(/^[A-Z]{2}-\d{4,6}$/);
    const rows = fc.array(fc.tuple(code, fc.integer({ min: 1, max: 9_999 })), { maxLength: 300 });
    fc.assert(
      fc.property(rows, fc.constantFrom('\t', ';', ',', ' ', '  '), (lines, between) => {
        expect(read(lines.map((line) => line.join(between)).join('\n'))).toEqual(lines);
      }),
    );
  });

  it('never throws and never invents lines', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const lines = quickLinesOf(text);
        expect(lines.length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
        for (const { code, quantity } of lines) {
          expect(code.length).toBeGreaterThan(0);
          expect(code.length).toBeLessThanOrEqual(64);
          expect(quantity ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
