import { ArticleForm } from '@sjaj/contract';
import { feninga, grossFromNet, LANGUAGES, netFromGross } from '@sjaj/domain';
import { ruleOf } from '@sjaj/i18n/server';
import { type FieldError, Problem } from '../../../../platform/problem.ts';
import { valueOf } from '../../rules/cells.ts';
import {
  differingKeys,
  type ImportField,
  type MissingRecord,
  pick,
  type Remark,
  remark,
  type Value,
  type Values,
} from '../../rules/fields.ts';
import { priceRemark } from '../../rules/price-remark.ts';
import type { Cells, CheckedLine } from '../../rules/records.ts';
import { readAttribute } from './attributes.ts';
import { READ_REFERENCE } from './read-references.ts';
import type { ReadingContext } from './reading.ts';
import { valuesOf, withValues } from './values.ts';

/** The article of a line that the shop has. */
interface KnownArticle {
  readonly form: ArticleForm;
  readonly onHand: number;
  readonly archivedAt: Date | null;
}

interface CheckContext extends ReadingContext {
  readonly fields: ReadonlyMap<string, ImportField>;
  /** For new articles of which the file says none. */
  readonly category: string;
  readonly brand: string;
  readonly isPriceList: boolean;
  /** What the price check asks about. `before` is null for a new article. */
  readonly priceWarnings: (before: ArticleForm | null, after: ArticleForm, taxRateBp: number) => readonly FieldError[];
  /** Throws the Problem of quantity prices that are not below each other. */
  readonly checkQuantityPrices: (form: ArticleForm) => void;
}

/** Checks a line as the form of an article would, and says what it would save. */
export function checkArticle(cells: Cells, known: KnownArticle | undefined, context: CheckContext): CheckedLine {
  if (!known && context.isPriceList) {
    const errors = [remark('code', 'sheetError.unknown_article', {})];
    return { title: '', values: {}, errors, warnings: [], missing: [] };
  }
  if (known?.archivedAt) {
    const errors = [remark('code', 'sheetError.archived_article', {})];
    return { title: known.form.title.bs, values: {}, errors, warnings: [], missing: [] };
  }
  const line = readLine(known ? cells : { ...defaultCells(context, cells), ...cells }, context);
  const { errors, missing } = line;
  const values = known ? withoutCode(line.values) : completed(line.values, context);
  const before = known ? valuesOf(known.form, known.onHand, context.references) : null;
  const keys = before ? differingKeys(before, values) : Object.keys(values);
  const form = withValues(known?.form ?? NEW_ARTICLE, before ? pick(values, keys) : values, context.references);
  const title = form.title.bs;
  if (errors.length > 0) return { title, values, errors, warnings: [], missing: [] };
  const wrong = [...neededOf(values, known !== undefined), ...formErrors(form, keys, context)];
  if (wrong.length > 0) return { title, values, errors: onePerField(wrong), warnings: [], missing: [] };
  const warnings = context.priceWarnings(known?.form ?? null, form, context.references.rateOf(form.taxGroupId));
  return {
    title,
    values,
    errors,
    warnings: warnings.map((one) => priceRemark(one.field.startsWith('breaks') ? 'breaks' : one.field, one)),
    missing,
  };
}

const withoutCode = ({ code: _, ...values }: Values): Values => values;

const onePerField = (errors: readonly Remark[]): Remark[] =>
  errors.filter(({ field }, place) => errors.findIndex((one) => one.field === field) === place);

/** What a new article gets where neither its line nor the file says it. */
const defaultCells = ({ category, brand }: CheckContext, cells: Cells): Cells => ({
  ...(category !== '' && !cells['categories'] && { categories: category }),
  ...(brand !== '' && !cells['brand'] && { brand }),
});

interface ReadLine {
  readonly values: Record<string, Value>;
  readonly errors: Remark[];
  readonly missing: MissingRecord[];
}

function readLine(cells: Cells, context: CheckContext): ReadLine {
  const line: ReadLine = { values: {}, errors: [], missing: [] };
  for (const [key, written] of Object.entries(cells)) {
    const field = context.fields.get(key);
    if (!field) continue;
    const cell = field.kind === 'type' ? typeOf(written) : valueOf(field.kind, written);
    if ('key' in cell) {
      line.errors.push(remark(key, cell.key, cell.facts));
      continue;
    }
    const read = referenceReader(key);
    if (!read || cell.value === null) {
      line.values[key] = cell.value;
      continue;
    }
    const { value, errors, missing } = read(String(cell.value), context);
    line.values[key] = value;
    line.errors.push(...errors);
    line.missing.push(...missing);
  }
  return line;
}

function referenceReader(key: string) {
  if (!key.startsWith('attribute.')) return READ_REFERENCE[key];
  return (written: string, context: ReadingContext) => readAttribute(key, written, context);
}

const TYPES: readonly (readonly [ArticleForm['articleType'], RegExp])[] = [
  ['product', /^(product|artik|proizvod|roba)/i],
  ['machine', /^(machine|ma[sš]in|stroj|машин)/i],
  ['spare_part', /^(spare|rezervni|резервни)/i],
];

function typeOf(written: string) {
  const type = TYPES.find(([, pattern]) => pattern.test(written.trim()))?.[0];
  return type === undefined
    ? { key: 'sheetError.unknown_type' as const, facts: { value: written.slice(0, 60) } }
    : { value: type };
}

/** What a new article has where nothing else is said. */
export const NEW_ARTICLE: ArticleForm = {
  code: '',
  catalogNumber: null,
  ean: null,
  articleType: 'product',
  brandId: 0,
  categoryIds: [],
  unitId: 0,
  taxGroupId: 0,
  title: { bs: '' },
  shortDescription: {},
  description: {},
  vpc: 0,
  mpc: 0,
  nc: 0,
  minimumQuantity: 1,
  packSize: 1,
  netWeightG: 0,
  videoUrl: null,
  warrantyMonths: null,
  isVisibleOnWeb: true,
  disableSelling: false,
  isDiscontinued: false,
  attributeValueIds: [],
  tagIds: [],
  units: [],
  links: [],
  breaks: [],
};

/** The values of a new article with what follows from them: one price from the other, the usual unit and tax group. */
function completed(values: Values, { references }: CheckContext): Values {
  const { units, taxGroups } = references.rows;
  const unit = units.find(({ code }) => code === 'kom') ?? units[0];
  const [usual] = taxGroups;
  const taxGroup = values['taxGroup'] ?? (usual ? references.nameOf('taxGroup', usual.id) : null);
  const rate = references.rateOf(references.taxGroup(String(taxGroup ?? '')) ?? 0);
  const { vpc = null, mpc = null } = values;
  const title = LANGUAGES.map((language) => values[`title.${language}`] ?? null).find((text) => text !== null);
  return {
    ...values,
    'title.bs': values['title.bs'] ?? title ?? null,
    unit: values['unit'] ?? (unit ? references.nameOf('unit', unit.id) : null),
    taxGroup,
    vpc: vpc ?? (mpc === null ? null : netFromGross(feninga(Number(mpc)), rate)),
    mpc: mpc ?? (vpc === null ? null : grossFromNet(feninga(Number(vpc)), rate)),
  };
}

const NEEDED = [
  ['title.bs', 'sheetError.needed_title'],
  ['categories', 'sheetError.needed_category'],
  ['brand', 'sheetError.needed_brand'],
  ['vpc', 'sheetError.needed_price'],
  ['mpc', 'sheetError.needed_price'],
] as const;

/** What a new article lacks, and what a known one would lose. */
const neededOf = (values: Values, isKnown: boolean): Remark[] =>
  NEEDED.flatMap(([field, key]) =>
    (values[field] ?? null) === null && (!isKnown || field in values) ? remark(field, key) : [],
  );

const FIELD_OF: Readonly<Record<string, string>> = {
  categoryIds: 'categories',
  brandId: 'brand',
  unitId: 'unit',
  taxGroupId: 'taxGroup',
  tagIds: 'tags',
};

/** What the form of an article would say about these fields. */
function formErrors(form: ArticleForm, keys: readonly string[], { checkQuantityPrices }: CheckContext): Remark[] {
  const parsed = ArticleForm.safeParse(form);
  const issues = parsed.success ? [] : parsed.error.issues;
  const attributeKey = keys.find((key) => key.startsWith('attribute')) ?? '';
  const errors = issues.map((issue) => {
    const [first = '', second = ''] = issue.path.map(String);
    const field = first === 'attributeValueIds' ? attributeKey : fieldOf(first, second);
    return remark(field, ruleOf(issue).key, ruleOf(issue).facts);
  });
  if (errors.length === 0) {
    try {
      checkQuantityPrices(form);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      errors.push(remark('breaks', error.code, error.facts));
    }
  }
  return errors.filter(({ field }) => keys.includes(field) || (field === 'breaks' && keys.includes('vpc')));
}

const fieldOf = (first: string, second: string): string =>
  FIELD_OF[first] ?? (isText(first) ? `${first}.${second}` : first);

const isText = (name: string): boolean => ['title', 'shortDescription', 'description'].includes(name);
