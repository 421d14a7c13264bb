import type { ArticleForm } from '@sjaj/contract';
import { type Content, feninga, formatKm, fromKm, isLanguage, LANGUAGES, parseKm, toKm } from '@sjaj/domain';
import { knownNamesIn, LIST_SEPARATOR, namesIn } from '../../rules/cells.ts';
import type { Value, Values } from '../../rules/fields.ts';
import { pathOf, type References } from './references.ts';

/** An id that no record has: of a reference that is created with the import. Where it was not, the database refuses the line. */
const TO_BE_CREATED = 2_147_483_647;

const list = (names: readonly string[]): Value => (names.length === 0 ? null : names.join(LIST_SEPARATOR));
const amountWithoutCurrency = (km: number): string => formatKm(fromKm(km), 'bs').replace('KM', '').trim();

/** The texts of a field in each language: `title.en`. */
const textsOf = (key: string, content: Content): Values =>
  Object.fromEntries(LANGUAGES.map((language) => [`${key}.${language}`, content[language] || null]));

/** An article as a sheet shows it; with the values of each attribute under a key of its own. */
export function valuesOf(form: ArticleForm, onHand: number, references: References): Values {
  const { code, catalogNumber, ean, articleType, minimumQuantity, packSize, netWeightG, videoUrl } = form;
  const { warrantyMonths, isVisibleOnWeb, disableSelling, isDiscontinued } = form;
  return {
    code,
    ...textsOf('title', form.title),
    categories: list(form.categoryIds.map((id) => references.categoryPath(id))),
    brand: references.nameOf('brand', form.brandId),
    vpc: fromKm(form.vpc),
    mpc: fromKm(form.mpc),
    nc: fromKm(form.nc),
    breaks: breaksText(form.breaks),
    taxGroup: references.nameOf('taxGroup', form.taxGroupId),
    unit: references.nameOf('unit', form.unitId),
    packSize,
    minimumQuantity,
    ean,
    catalogNumber,
    onHand,
    ...attributeTexts(form.attributeValueIds, references),
    tags: list(form.tagIds.map((id) => references.nameOf('tag', id))),
    ...textsOf('shortDescription', form.shortDescription),
    ...textsOf('description', form.description),
    netWeightG,
    warrantyMonths,
    videoUrl,
    articleType,
    isVisibleOnWeb,
    disableSelling,
    isDiscontinued,
  };
}

/** `Boja: crvena | Volumen: 5 L`, and `crvena` for the colour alone. */
function attributeTexts(valueIds: readonly number[], references: References): Values {
  const wanted = new Set(valueIds);
  const pairs: string[] = [];
  const single: Record<string, Value> = {};
  for (const { id, values } of references.rows.attributes) {
    const names = values.filter((value) => wanted.has(value.id)).map((value) => references.nameOf('value', value.id));
    single[`attribute.${id}`] = list(names);
    pairs.push(...names.map((name) => `${references.nameOf('attribute', id)}: ${name}`));
  }
  return { attributes: list(pairs), ...single };
}

/** `10: 4,50 | 50: 4,20` */
export const breaksText = (breaks: ArticleForm['breaks']): Value =>
  list(breaks.map(({ fromQuantity, price }) => `${fromQuantity}: ${amountWithoutCurrency(price)}`));

/** The quantity prices of a text; null for one that cannot be read. */
export function breaksIn(written: string): ArticleForm['breaks'] | null {
  const breaks = namesIn(written).map((part) => {
    const [quantity = '', price = ''] = part.split(/[:=]/, 2);
    const amount = parseKm(price);
    const isRead = /^\s*\d{1,4}\s*$/.test(quantity) && amount !== null && amount >= 0;
    return isRead ? { fromQuantity: Number(quantity), price: toKm(amount) } : null;
  });
  return breaks.every((one) => one !== null) ? breaks.toSorted((a, b) => a.fromQuantity - b.fromQuantity) : null;
}

const TEXTS = ['title', 'shortDescription', 'description'] as const;

/** The form with these values. References that the shop does not have yet get an id that no record has. */
export function withValues(form: ArticleForm, values: Values, references: References): ArticleForm {
  let next = form;
  for (const [key, value] of Object.entries(values)) next = withValue(next, key, value, references);
  return next;
}

function withValue(form: ArticleForm, key: string, value: Value, references: References): ArticleForm {
  const [name = '', part = ''] = key.split('.');
  const texts = TEXTS.find((one) => one === name);
  if (texts && isLanguage(part)) {
    const { [part]: _, ...others } = form[texts] as Content;
    return { ...form, [texts]: value === null ? others : { ...others, [part]: value } } as ArticleForm;
  }
  if (name === 'attribute') return { ...form, attributeValueIds: attributeIds(form, Number(part), value, references) };
  const written = value === null ? '' : String(value);
  switch (key) {
    case 'vpc':
    case 'mpc':
    case 'nc':
      return { ...form, [key]: toKm(feninga(Number(value ?? 0))) };
    case 'breaks':
      return { ...form, breaks: breaksIn(written) ?? [] };
    case 'categories':
      return { ...form, categoryIds: categoryIds(written, references) };
    case 'brand':
      return { ...form, brandId: references.brand(written) ?? TO_BE_CREATED };
    case 'unit':
      return { ...form, unitId: references.unit(written) ?? TO_BE_CREATED };
    case 'taxGroup':
      return { ...form, taxGroupId: references.taxGroup(written) ?? TO_BE_CREATED };
    case 'tags':
      return { ...form, tagIds: namesIn(written).map((tag) => references.tag(tag) ?? TO_BE_CREATED) };
    case 'attributes':
      return {
        ...form,
        attributeValueIds: pairsIn(written, references).map(({ valueId }) => valueId ?? TO_BE_CREATED),
      };
    case 'netWeightG':
      return { ...form, netWeightG: Number(value ?? 0) };
    case 'onHand':
      return form;
    default:
      return { ...form, [key]: value };
  }
}

const categoryIds = (written: string, references: References): number[] =>
  namesIn(written).map((path) => {
    const found = references.category(pathOf(path));
    return typeof found === 'object' ? found.id : TO_BE_CREATED;
  });

/** The form's values of the other attributes with these of one. */
function attributeIds(form: ArticleForm, attributeId: number, value: Value, references: References): number[] {
  const own = new Set(
    references.rows.attributes.find(({ id }) => id === attributeId)?.values.map(({ id }) => id) ?? [],
  );
  const idOf = (name: string) => references.attributeValue(attributeId, name);
  const names = knownNamesIn(value === null ? '' : String(value), (name) => idOf(name) !== undefined);
  const named = names.map((name) => idOf(name) ?? TO_BE_CREATED);
  return [...form.attributeValueIds.filter((id) => !own.has(id)), ...named].toSorted((a, b) => a - b);
}

interface WrittenPair {
  readonly attribute: string;
  readonly attributeId: number | undefined;
  readonly value: string;
  readonly valueId: number | undefined;
}

/** `Boja: crvena | Volumen: 5 L` */
export const pairsIn = (written: string, references: References): WrittenPair[] =>
  knownNamesIn(written, (pair) => pairIn(pair, references).valueId !== undefined).map((pair) =>
    pairIn(pair, references),
  );

function pairIn(pair: string, references: References): WrittenPair {
  const place = pair.search(/[:=]/);
  const attribute = place < 0 ? pair : pair.slice(0, place).trim();
  const value = place < 0 ? '' : pair.slice(place + 1).trim();
  const attributeId = references.attribute(attribute);
  const valueId = attributeId === undefined ? undefined : references.attributeValue(attributeId, value);
  return { attribute, attributeId, value, valueId };
}
