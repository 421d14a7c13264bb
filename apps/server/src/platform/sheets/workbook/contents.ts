import { TooLarge } from './limits.ts';
import { readXml } from './xml.ts';
import { unpack, type UnpackBudget, type ZipEntry } from './zip-entries.ts';

type Entries = ReadonlyMap<string, ZipEntry>;

/** The parts that the first sheet of a workbook is read from. */
interface Contents {
  readonly sheet: ZipEntry;
  readonly strings: ZipEntry | undefined;
  readonly styles: ZipEntry | undefined;
  /** Whether dates are counted from 1904 instead of 1900. */
  readonly startsIn1904: boolean;
}

const RELATION =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(worksheet|sharedStrings|styles)$/;
const MOST_RELATIONS = 2_000;

/** Finds the parts by the workbook's own lists. Throws where it has no sheet. */
export async function findContents(entries: Entries, budget: UnpackBudget): Promise<Contents> {
  const { first, startsIn1904 } = await firstSheet(entries, budget);
  const targets = await relations(entries, budget);
  const sheet = entries.get(targets.get(first) ?? '');
  if (!sheet) throw new RangeError('no sheet');
  const partOf = (kind: string, usual: string) => entries.get(targets.get(`kind:${kind}`) ?? usual);
  const strings = partOf('sharedStrings', 'xl/sharedStrings.xml');
  return { sheet, strings, styles: partOf('styles', 'xl/styles.xml'), startsIn1904 };
}

async function firstSheet(entries: Entries, budget: UnpackBudget) {
  let first: string | undefined;
  let startsIn1904 = false;
  await readXml(partNamed(entries, 'xl/workbook.xml', budget), {
    open: (name, attributes) => {
      if (name === 'workbookPr') startsIn1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet' || first !== undefined || !attributes.name) return;
      first = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    },
  });
  if (first === undefined) throw new RangeError('no sheet');
  return { first: `id:${first}`, startsIn1904 };
}

/** Paths of sheets by `id:rId1`, of other parts by `kind:styles`. */
async function relations(entries: Entries, budget: UnpackBudget): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  await readXml(partNamed(entries, 'xl/_rels/workbook.xml.rels', budget), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      const kind = name === 'Relationship' ? RELATION.exec(Type)?.[1] : undefined;
      if (kind === undefined) return;
      targets.set(kind === 'worksheet' ? `id:${Id}` : `kind:${kind}`, pathOf(Target));
      if (targets.size > MOST_RELATIONS) throw new TooLarge('content');
    },
  });
  return targets;
}

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

function partNamed(entries: Entries, name: string, budget: UnpackBudget): AsyncIterable<Buffer> {
  const entry = entries.get(name);
  if (!entry) throw new RangeError(`no ${name}`);
  return unpack(entry, budget);
}
