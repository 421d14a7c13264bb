import { cellText, detached, TextCollector } from './cell-text.ts';
import { TooLarge, type WorkbookLimits } from './limits.ts';
import { readXml } from './xml.ts';

/** The texts that cells refer to by number. TooLarge beyond the limits. */
export async function readSharedStrings(
  chunks: AsyncIterable<Buffer>,
  limits: Pick<WorkbookLimits, 'strings' | 'characters' | 'cellLength'>,
): Promise<readonly string[]> {
  const strings: string[] = [];
  const collector = new TextCollector(limits.cellLength);
  let characters = 0;
  let isText = false;
  let isPhonetic = false;
  await readXml(chunks, {
    open: (name) => {
      if (name === 't') isText = true;
      if (name === 'rPh') isPhonetic = true;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      const text = detached(cellText(collector.take(), limits.cellLength));
      characters += text.length;
      if (strings.push(text) > limits.strings || characters > limits.characters) throw new TooLarge('content');
    },
    text: (part) => {
      if (isText && !isPhonetic) collector.add(part);
    },
  });
  return strings;
}
