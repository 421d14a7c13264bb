import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readSheetRows } from './sheet-reading.ts';

const owner = { network: 'company:1', account: '' };
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook whose cells all show one long string: some kilobytes. */
function repeating(letters: number, rows: number): Buffer {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(15)}</row>`;
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>${'A'.repeat(letters)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${row.repeat(rows)}</sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

const read = (letters: number, rows: number) =>
  readSheetRows({ name: 'a.xlsx', bytes: repeating(letters, rows), owner } as never, {
    bytes: 5_000_000,
    rows: 10_000,
    cellLength: 16_000,
  });

it('reads cells that share a string, and refuses so many that they would fill the memory', async () => {
  expect((await read(20, 5_000)).at(-1)).toEqual(Array.from({ length: 15 }, () => 'A'.repeat(20)));
  await expect(read(30_000, 5_000)).rejects.toMatchObject({ status: 400, code: 'imports.too_much' });
});

const readText = (text: string) =>
  readSheetRows({ name: 'a.csv', bytes: Buffer.from(text), owner } as never, { bytes: 20_000_000, rows: 20_000 });

it('reads a line of many cells to its end, and refuses one of millions before it is cut', async () => {
  expect((await readText(`a${';b'.repeat(90)}`))[0]).toHaveLength(91);
  await expect(readText(';'.repeat(20_000_000))).rejects.toMatchObject({ code: 'imports.too_much' });
});

it('reads many lines, letters at the edge of a piece among them, and refuses millions of lines or of cells', async () => {
  const rows = await readText('č;"ж\n😀"\r\n'.repeat(20_000));
  expect(rows).toHaveLength(20_000);
  expect(new Set(rows.map((cells) => cells.join('|')))).toEqual(new Set(['č|ж\n😀']));
  await expect(readText('A;1\r\n'.repeat(4_000_000))).rejects.toMatchObject({ code: 'imports.too_many_lines' });
  await expect(readText(`${';'.repeat(9_000)}\n`.repeat(2_000))).rejects.toMatchObject({ code: 'imports.too_much' });
});

it('ends a line at each kind of line end, whichever the first line has', async () => {
  expect(await readText('a;b\r\nc;d\ne;"f\ng"\rh;i')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f\ng'],
    ['h', 'i'],
  ]);
  await expect(readText(`a;b\r\n${'A;1\n'.repeat(4_000_000)}`)).rejects.toMatchObject({
    code: 'imports.too_many_lines',
  });
});

it('refuses a line of millions of cells, whatever is quoted in it', async () => {
  const cells = `${';'.repeat(19_000)}"\n"`;
  await expect(readText(cells.repeat(1_000))).rejects.toMatchObject({ code: 'imports.too_much' });
  await expect(readText('"\n";'.repeat(4_000_000))).rejects.toMatchObject({ code: 'imports.too_much' });
});
