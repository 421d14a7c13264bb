import * as references from '../facts/references.ts';
import { towns } from '../facts/towns.ts';
import { units } from '../facts/units.ts';
import { hazardStatements, precautionaryStatements } from '../facts/statements.ts';
import { same, texts } from '../texts/phrase.ts';
import { json, table, type Table } from './table.ts';

const unitCodes = Object.keys(units);

/** Row number of a measurement unit. */
export const unitId = (code: string): number => unitCodes.indexOf(code) + 1;

const tagKeys = Object.keys(references.tags);

/** Row number of a tag. */
export const tagId = (key: string): number => tagKeys.indexOf(key) + 1;

/** Row numbers of the tax groups. */
export const STANDARD_TAX = 1;

const { countries, currencies, banks, interestAreas, taxGroups, settings, supplier, tags } = references;

function placeTables(): Table[] {
  return [
    table(
      'country',
      'id code name',
      countries.map(([code, name], index) => [index + 1, code, json(texts(name))]),
    ),
    table(
      'town',
      'id country_id name postal_code entity canton',
      towns.map((town) => [town.id, 1, json(same(town.name)), town.postalCode, town.entity, town.canton]),
    ),
  ];
}

function moneyTables(): Table[] {
  return [
    table(
      'currency',
      'id code name rate_micro',
      currencies.map(([code, name, rate], index) => [index + 1, code, json(texts(name)), rate]),
    ),
    table(
      'bank',
      'id name code swift',
      banks.map(([name, code, swift], index) => [index + 1, name, code, swift]),
    ),
    table(
      'tax_group',
      'id code name rate_bp',
      taxGroups.map(([code, name, rate], index) => [index + 1, code, json(texts(name)), rate]),
    ),
  ];
}

/** Places, units, banks, tax groups, settings, hazard statements: what everything else refers to. */
export function referenceTables(): Table[] {
  const statements = Object.entries({ ...hazardStatements, ...precautionaryStatements });
  return [
    ...placeTables(),
    ...moneyTables(),
    table(
      'setting',
      'key value',
      Object.entries(settings).map(([key, value]) => [key, json(value)]),
    ),
    table('supplier', 'version details', [[1, json(supplier)]]),
    table(
      'measurement_unit',
      'id code abbreviation name',
      Object.entries(units).map(([code, unit], index) => [
        index + 1,
        code,
        json(texts(unit.short)),
        json(texts(unit.name)),
      ]),
    ),
    table(
      'interest_area',
      'id name position',
      interestAreas.map((name, index) => [index + 1, json(texts(name)), index + 1]),
    ),
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
