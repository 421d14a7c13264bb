import { findContents } from './contents.ts';
import type { WorkbookLimits } from './limits.ts';
import { readSharedStrings } from './shared-strings.ts';
import { type RowSink, readSheetXml } from './sheet-rows.ts';
import { readDateStyles } from './styles.ts';
import { unpack, type ZipEntry, zipEntries } from './zip-entries.ts';

/**
 * Reads the first sheet of an XLSX file row by row, every cell as text. The file is unpacked and parsed as a stream: memory is
 * bounded by the limits, not by what the file claims or unpacks to. TooLarge beyond the limits; throws for what is no workbook.
 */
export async function readWorkbook(bytes: Buffer, limits: WorkbookLimits, sink: RowSink): Promise<void> {
  const budget = { left: limits.unpacked };
  const { sheet, strings, styles, startsIn1904 } = await findContents(zipEntries(bytes), budget);
  const chunksOf = (entry: ZipEntry) => unpack(entry, budget);
  const lookups = {
    strings: strings ? await readSharedStrings(chunksOf(strings), limits) : [],
    dateStyles: styles ? await readDateStyles(chunksOf(styles)) : [],
    startsIn1904,
  };
  await readSheetXml(chunksOf(sheet), limits, lookups, sink);
}
