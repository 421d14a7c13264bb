import type { ColumnKind, SheetColumn } from '../sheet.ts';

/*
 * The parts of a written workbook besides its rows (ECMA-376 Part 1): each a file of its zip.
 */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 has no place for. */
const NOT_IN_XML = /[\0-\u0008\v\f\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text as content or attribute of XML. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(NOT_IN_XML, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Formats by their numbers: some belong to every spreadsheet, the others are declared. */
const BUILT_IN = { whole: 1, thousands: 3, amount: 4 } as const;
const DECLARED = { number: 164, day: 165, instant: 166 } as const;
const CODES: readonly (readonly [id: number, code: string])[] = [
  [DECLARED.number, '#,##0.####'],
  [DECLARED.day, 'dd.mm.yyyy'],
  [DECLARED.instant, 'dd.mm.yyyy hh:mm'],
];

/** The styles of cells by their numbers, in the order in which they are declared. */
export const STYLES = { plain: 0, headLeft: 1, headRight: 2, text: 3, count: 4, number: 5, km: 6, day: 7, instant: 8 };
const STYLE_FORMATS = [
  BUILT_IN.whole,
  BUILT_IN.thousands,
  DECLARED.number,
  BUILT_IN.amount,
  DECLARED.day,
  DECLARED.instant,
];

const styles = `${HEAD}<styleSheet xmlns="${MAIN}">
<numFmts count="${CODES.length}">${CODES.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${STYLE_FORMATS.length + 3}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${[
  'left',
  'right',
]
  .map(
    (side) =>
      `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment horizontal="${side}"/></xf>`,
  )
  .join('')}${STYLE_FORMATS.map(
  (format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
).join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

const sheetPath = (index: number): string => `worksheets/sheet${index + 1}.xml`;

/** The parts of a workbook whose sheets have these names, by their paths; the sheets themselves are left out. */
export function fixedParts(names: readonly string[]): readonly (readonly [path: string, xml: string])[] {
  const types = [
    `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>`,
    ...names.map((_, at) => `<Override PartName="/xl/${sheetPath(at)}" ContentType="${CONTENT}.worksheet+xml"/>`),
  ];
  const sheets = names.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const targets = [...names.map((_, at) => ['worksheet', sheetPath(at)] as const), ['styles', 'styles.xml'] as const];
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
    ],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relations(targets)],
    ['xl/styles.xml', styles],
  ];
}

const relations = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const WIDTHS: Readonly<Record<ColumnKind, number>> = { text: 24, count: 10, number: 12, km: 14, day: 12, instant: 17 };

/** A sheet before its rows, whose first one stays in sight; the path of the sheet. */
export function beginSheet(index: number, columns: readonly SheetColumn[]): readonly [path: string, xml: string] {
  const widths = columns.map(
    ({ kind, width = WIDTHS[kind] }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = `<sheetView workbookViewId="0"${index === 0 ? ' tabSelected="1"' : ''}>${pane}</sheetView>`;
  return [
    `xl/${sheetPath(index)}`,
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews><cols>${widths.join('')}</cols><sheetData>`,
  ];
}

export const SHEET_END = '</sheetData></worksheet>';
