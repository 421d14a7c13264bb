import type { UseRole } from '@sjaj/domain';
import { attributes, type Attribute } from '../facts/attributes.ts';
import { categories } from '../facts/categories.ts';
import { assortment } from '../compose/assortment.ts';
import type { DemoArticle } from '../compose/article.ts';
import { hazards } from '../facts/hazards.ts';
import { same, texts, type Texts } from '../texts/phrase.ts';
import { content } from './cyrillic.ts';
import { json, table, type Table } from './table.ts';

interface ValueRow {
  readonly id: number;
  readonly attributeId: number;
  readonly title: Texts;
  readonly number: number | null;
  readonly swatch: string | null;
  readonly position: number;
}

const KINDS: Readonly<Record<Attribute['type'], string>> = {
  number: 'number',
  enum: 'choice',
  multi: 'choice',
  bool: 'flag',
  text: 'text',
};

const SWATCHES: Readonly<Record<string, string>> = {
  white: '#ffffff',
  blue: '#1f6fd0',
  red: '#d32f2f',
  yellow: '#f4c20d',
  green: '#2e9b4f',
  black: '#1c1f23',
  orange: '#ef6c00',
  grey: '#8a949e',
  navy: '#1b2a4a',
  brown: '#7a5230',
  clear: '#e8f1f5',
};

/** Not worth a filter: too many values, or of no use for choosing. */
const NO_FILTER = new Set([
  'rok',
  'dimenzije',
  'pakovanje',
  'garancija',
  'razrjedenje',
  'duzina_role',
  'visina_pada',
  'doza',
  'rola',
  'listova_susenje',
]);

/** What tells of the use of an article. */
const USE_ROLES: Readonly<Record<string, UseRole>> = {
  volumen: 'litres',
  razrjedenje: 'dilution',
  doza: 'dose_per_100_m2',
  duzina_role: 'roll_metres',
  rola: 'rolls',
  listova: 'sheets',
  listova_susenje: 'sheets_per_drying',
};

/** Approvals, and what an article is meant for: another value, another effect. */
const DECIDES_EFFECT = new Set(['spektar', 'norma_dez', 'povrsina', 'eko', 'slojevi', 'sistem']);

/** Everything that an article carries for filters, the hazard pictograms of its mixture included. */
export function factsOf(article: DemoArticle): [key: string, value: string | number][] {
  const facts: [string, string | number][] = Object.entries(article.facts).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((one): [string, string] => [key, one]) : [[key, value as string | number]],
  );
  if (!article.category.startsWith('1')) return facts;
  const pictograms = article.hazard ? hazards[article.hazard].pictograms : [];
  const shown = pictograms.length > 0 ? pictograms : ['bez'];
  return [...facts, ...shown.map((code): [string, string] => ['ghs', code])];
}

const keyOf = (attribute: string, value: string | number): string => `${attribute}=${value}`;

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'bs', { numeric: true });
}

function collect(): ReadonlyMap<string, ValueRow> {
  const carried = new Map<string, Set<string | number>>();
  for (const article of assortment().articles) {
    for (const [key, value] of factsOf(article)) {
      const values = carried.get(key) ?? new Set();
      carried.set(key, values.add(value));
    }
  }
  const rows = new Map<string, ValueRow>();
  attributes.forEach((attribute, index) => {
    const named = new Map(attribute.values.map((value) => [value.key, value.name]));
    const free = [...(carried.get(attribute.key) ?? [])]
      .filter((value) => !named.has(String(value)))
      .sort(compareValues);
    [...named.keys(), ...free].forEach((value, position) => {
      const name = named.get(String(value));
      const title = name ? texts(name) : { ...same(String(value).replace('.', ',')), en: String(value) };
      rows.set(keyOf(attribute.key, value), {
        id: rows.size + 1,
        attributeId: index + 1,
        title: typeof value === 'number' ? same(String(value).replace('.', ',')) : title,
        number: typeof value === 'number' ? value : null,
        swatch: attribute.key === 'boja' ? (SWATCHES[String(value)] ?? null) : null,
        position,
      });
    });
  });
  return rows;
}

let collected: ReadonlyMap<string, ValueRow> | undefined;

const valueRows = (): ReadonlyMap<string, ValueRow> => (collected ??= collect());

/** Row number of an attribute's value. */
export function valueId(attribute: string, value: string | number): number {
  const row = valueRows().get(keyOf(attribute, value));
  if (!row) throw new Error(`no value ${value} of attribute ${attribute}`);
  return row.id;
}

/** Row number of an attribute. */
export const attributeId = (key: string): number => attributes.findIndex((attribute) => attribute.key === key) + 1;

const isBelow = (outline: string, above: string): boolean => outline === above || outline.startsWith(`${above}.`);

/** Attributes, their values, and where each serves as a filter. */
export function attributeTables(): Table[] {
  const perCategory = categories.flatMap((category, index) =>
    attributes.flatMap((attribute, position) =>
      attribute.filterIn.some((above) => isBelow(category.outline, above)) ? [[index + 1, position + 1, position]] : [],
    ),
  );
  return [
    table(
      'attribute',
      'id key title kind unit is_filter use_role decides_effect position',
      attributes.map(({ key, name, type, unit }, index) => [
        index + 1,
        key,
        json(texts(name)),
        KINDS[type],
        unit,
        !NO_FILTER.has(key),
        USE_ROLES[key] ?? null,
        DECIDES_EFFECT.has(key),
        index,
      ]),
    ),
    table(
      'attribute_value',
      'id attribute_id title number_value swatch position',
      [...valueRows().values()].map((row) => [
        row.id,
        row.attributeId,
        json(content(row.title)),
        row.number,
        row.swatch,
        row.position,
      ]),
    ),
    table('category_attribute', 'category_id attribute_id position', perCategory),
  ];
}
