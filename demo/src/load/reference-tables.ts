import * as references from '../facts/references.ts';
import { hazardStatements, precautionaryStatements } from '../facts/statements.ts';
import { texts } from '../texts/phrase.ts';
import { json, table, type Table } from './table.ts';

const tagKeys = Object.keys(references.tags);

/** Row number of a tag. */
export const tagId = (key: string): number => tagKeys.indexOf(key) + 1;

/** Row number of the tax group that the articles are in. */
export const STANDARD_TAX = 1;

const { banks, settings, supplier, tags } = references;

/** Banks, settings, hazard statements, tags: what everything else refers to, beyond the base data of every shop. */
export function referenceTables(): Table[] {
  const statements = Object.entries({ ...hazardStatements, ...precautionaryStatements });
  return [
    table(
      'bank',
      'id name code swift',
      banks.map(([name, code, swift], index) => [index + 1, name, code, swift]),
    ),
    table(
      'setting',
      'key value',
      Object.entries(settings).map(([key, value]) => [key, json(value)]),
    ),
    table('supplier', 'version details', [[1, json(supplier)]]),
    table(
      'hazard_statement',
      'code title',
      statements.map(([code, phrase]) => [code, json(texts(phrase))]),
    ),
    table(
      'tag',
      'id title',
      Object.values(tags).map((phrase, index) => [index + 1, json(texts(phrase))]),
    ),
  ];
}
