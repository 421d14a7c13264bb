import type { Phrase } from '../texts/phrase.ts';
import { ATTRIBUTES, VALUES } from './attribute-tables.ts';

type AttributeType = 'number' | 'enum' | 'multi' | 'bool' | 'text';

export interface Attribute {
  readonly key: string;
  readonly name: Phrase;
  readonly type: AttributeType;
  readonly unit: string | null;
  /** Outlines of the categories whose listings offer it as a filter. */
  readonly filterIn: readonly string[];
  /** Named values in order; number and text attributes take what the articles carry. */
  readonly values: readonly AttributeValue[];
}

interface AttributeValue {
  readonly key: string;
  readonly name: Phrase;
}

const isType = (text: string): text is AttributeType => ['number', 'enum', 'multi', 'bool', 'text'].includes(text);

function readValues(table: string): AttributeValue[] {
  return table
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [key = '', bs = key, en = bs, hr, sr] = entry.split('=').flatMap((part) => part.split('/'));
      return { key, name: [bs, en, hr, sr] };
    });
}

function readAttribute(line: string): Attribute {
  const [key = '', type = '', unit = '', filters = '', bs = '', en = '', hr, sr] = line
    .split('|')
    .map((part) => part.trim());
  if (!isType(type)) throw new Error(`attribute ${key} has no type`);
  return {
    key,
    type,
    unit: unit || null,
    filterIn: filters.split(' ').filter((outline) => outline !== ''),
    name: [bs, en, hr || undefined, sr || undefined],
    values: readValues(VALUES[key] ?? ''),
  };
}

/** Definitions of everything that articles are compared and filtered by. */
export const attributes: readonly Attribute[] = ATTRIBUTES.trim().split('\n').map(readAttribute);

const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));

/** The definition of that key; throws where a family names one that does not exist. */
export function attributeOf(key: string): Attribute {
  const attribute = byKey.get(key);
  if (!attribute) throw new Error(`no attribute ${key}`);
  return attribute;
}
