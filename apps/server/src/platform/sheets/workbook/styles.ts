import { isDateFormat } from './date-formats.ts';
import { TooLarge } from './limits.ts';
import { readXml } from './xml.ts';

/** Of the format itself. */
const MOST_STYLES = 65_536;
const FIRST_OWN_FORMAT = 100;

/** Whether cells of each style show dates, by the style's number. */
export async function readDateStyles(chunks: AsyncIterable<Buffer>): Promise<readonly boolean[]> {
  const templates = new Map<number, string>();
  const base: number[] = [];
  const styles: { readonly format: number | undefined; readonly base: number | undefined }[] = [];
  let list: 'cellStyleXfs' | 'cellXfs' | undefined;
  await readXml(chunks, {
    open: (name, attributes) => {
      if (name === 'cellStyleXfs' || name === 'cellXfs') list = name;
      else if (name === 'numFmt') templates.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      else if (name === 'xf' && list === 'cellStyleXfs') base.push(Number(attributes.numFmtId ?? 0));
      else if (name === 'xf' && list === 'cellXfs') {
        styles.push({ format: numberOf(attributes.numFmtId), base: numberOf(attributes.xfId) });
      }
      if (Math.max(templates.size, base.length, styles.length) > MOST_STYLES) throw new TooLarge('content');
    },
    close: (name) => {
      if (name === list) list = undefined;
    },
  });
  const known = new Map<number, boolean>();
  return styles.map((style) => {
    const id = style.format ?? base[style.base ?? -1] ?? 0;
    const isDate = known.get(id) ?? isDateFormat(id, id < FIRST_OWN_FORMAT ? undefined : templates.get(id));
    known.set(id, isDate);
    return isDate;
  });
}

const numberOf = (attribute: string | undefined): number | undefined =>
  attribute === undefined ? undefined : Number(attribute);
