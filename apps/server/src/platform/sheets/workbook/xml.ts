/// <reference path="./sax.d.ts" />
import sax, { type Parser, type Tag } from 'sax';

export type Attributes = Readonly<Record<string, string>>;

/** What a reader of one XML part hears, in the order of the file. Names come without their namespace prefix. */
interface XmlHandler {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Parts of a workbook are nested ten deep at most, and no tag of theirs has more attributes. */
const MOST_DEPTH = 32;
const MOST_ATTRIBUTES = 64;
/** Characters handed to the parser at once: it checks the length of names and values between two pieces. */
const PIECE = 16_384;

/**
 * Reads XML while it comes, keeping no more than one tag. Throws for XML that is not well-formed, declares a document type,
 * or is nested too deeply; whatever a handler throws ends the reading.
 */
export async function readXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  const parser = parserFor(handler);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const write = (text: string): void => {
    for (let from = 0; from < text.length; from += PIECE) parser.write(text.slice(from, from + PIECE));
  };
  for await (const chunk of chunks) write(decoder.decode(chunk, { stream: true }));
  write(decoder.decode());
  parser.close();
}

function parserFor({ open, close, text }: XmlHandler): Parser {
  // Without positions it would not check lengths either.
  const parser = sax.parser(true, { position: true, strictEntities: true });
  let depth = 0;
  let attributes = 0;
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new RangeError('a document type');
  };
  parser.onopentagstart = () => {
    attributes = 0;
  };
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) throw new RangeError('too many attributes');
  };
  parser.onopentag = (tag: Tag) => {
    depth += 1;
    if (depth > MOST_DEPTH) throw new RangeError('nested too deeply');
    open(localName(tag.name), tag.attributes);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    close?.(localName(name));
  };
  parser.ontext = (part) => text?.(part);
  parser.oncdata = (part) => text?.(part);
  return parser;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
