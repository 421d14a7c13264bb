import { deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly data: Buffer;
  /** Left out of the directory: only who goes through the file meets it. */
  readonly isHidden?: true;
}

const numbers = (...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

/** A zip as anybody may write one; how many entries its end says is whatever is said. */
export function zipOf(parts: readonly ZipPart[], said = parts.filter(({ isHidden }) => !isHidden).length): Buffer {
  const local: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const { name, data, isHidden } of parts) {
    const packed = deflateRawSync(data);
    const sizes = numbers([4, packed.length], [4, data.length], [2, name.length], [2, 0]);
    const facts = Buffer.concat([numbers([2, 20], [2, 0], [2, 8], [4, 0], [4, 0]), sizes]);
    const head = Buffer.concat([numbers([4, 0x04_03_4b_50]), facts, Buffer.from(name)]);
    local.push(head, packed);
    if (!isHidden) {
      const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
      listed.push(numbers([4, 0x02_01_4b_50], [2, 20]), facts, rest, Buffer.from(name));
    }
    offset += head.length + packed.length;
  }
  const directory = Buffer.concat(listed);
  const end = numbers([4, 0x06_05_4b_50], [4, 0], [2, said], [2, said], [4, directory.length], [4, offset], [2, 0]);
  return Buffer.concat([...local, directory, end]);
}

/** An entry of a zip. */
export const zipPart = (name: string, data: Buffer | string): ZipPart => ({ name, data: Buffer.from(data) });

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface WorkbookText {
  /** What is in `sheetData`. */
  readonly rows: string;
  /** What is in `sst`. */
  readonly strings?: string;
  /** What is in `styleSheet`. */
  readonly styles?: string;
  /** Attributes of `workbookPr`. */
  readonly properties?: string;
}

/** A workbook of one sheet, written by hand, with no more parts than a reader needs. */
export const workbookOf = ({ rows, strings = '', styles = '', properties = '' }: WorkbookText): Buffer =>
  zipOf([
    zipPart(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr ${properties}/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    zipPart(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${['worksheet', 'sharedStrings', 'styles']
        .map((kind, index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${kind}.xml"/>`)
        .join('')}</Relationships>`,
    ),
    zipPart('xl/sharedStrings.xml', `<sst xmlns="${MAIN}">${strings}</sst>`),
    zipPart('xl/styles.xml', `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`),
    zipPart('xl/worksheet.xml', `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`),
  ]);
