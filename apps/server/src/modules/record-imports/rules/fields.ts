import { type Content, type Language, LANGUAGES } from '@sjaj/domain';
import type { Facts, PlainServerKey, ServerKey } from '@sjaj/i18n/server';

/** A field of a record as a sheet has it: money is whole feninga, references are names. Null where there is nothing. */
export type Value = string | number | boolean | null;
/** The values of a record, or some of them, by the key of the field. */
export type Values = Readonly<Record<string, Value>>;

/** What a cell of a field holds. `list` are names parted by `|`, `percent` is in hundredths of a percent. */
export type CellKind = 'line' | 'text' | 'list' | 'money' | 'percent' | 'count' | 'flag' | 'type';

/** A column of a sheet. */
export interface ImportField {
  /** `title.en`, `vpc` */
  readonly key: string;
  readonly kind: CellKind;
  readonly heading: PlainServerKey;
  /** Of a text that is written in several languages. */
  readonly language?: Language;
  /** A heading that no text has: the name of an attribute. */
  readonly name?: Content;
  /** Further headings of price lists, folded. */
  readonly words?: readonly string[];
  /** Read where a file has it, but not written into files: other columns say the same. */
  readonly isReadOnly?: boolean;
  /** Without this column a file cannot be read. */
  readonly isNeeded?: boolean;
}

/** What is wrong with a field, or has to be asked about it. */
export interface Remark {
  readonly field: string;
  readonly key: ServerKey;
  readonly facts: Facts;
}

/** A record beside the imported ones that has to be created first. */
export type MissingRecord =
  | { readonly kind: 'category' | 'brand' | 'tag'; readonly name: string }
  /** The name is `Boja: zelena`. */
  | { readonly kind: 'attribute_value'; readonly name: string; readonly attributeId: number; readonly value: string };

/** The five columns of a text. */
export const inLanguages = (field: ImportField): ImportField[] =>
  LANGUAGES.map((language) => ({ ...field, key: `${field.key}.${language}`, language }));

export const remark = (field: string, key: ServerKey, facts: Facts = {}): Remark => ({ field, key, facts });

/** The fields whose values differ. */
export const differingKeys = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((key) => (before[key] ?? null) !== (after[key] ?? null));

/** The values of these fields. */
export const pick = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
