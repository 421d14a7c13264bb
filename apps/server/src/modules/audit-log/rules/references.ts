/** Fields that hold the ids of other records, by the entity of the log that these are. */
const ENTITIES: Readonly<Record<string, string>> = {
  articleId: 'article',
  articleIds: 'article',
  assigneeId: 'user',
  bankId: 'bank',
  brandId: 'brand',
  brandIds: 'brand',
  categoryId: 'category',
  categoryIds: 'category',
  companyId: 'company',
  companyIds: 'company',
  countryId: 'country',
  currencyId: 'currency',
  expressPostId: 'carrier',
  interestAreaIds: 'interest_area',
  pickupPlaceId: 'pickup_place',
  priceListId: 'price_list',
  representativeId: 'user',
  successorId: 'article',
  tagIds: 'tag',
  taxGroupId: 'tax_group',
  townId: 'town',
  unitId: 'measurement_unit',
  userId: 'user',
  vendorId: 'vendor',
};

const POSITION = /^\d+$/;
const ID = /^\d{1,9}$/;

/** The name of a record; undefined where it is not there any more. */
export type NameOf = (entity: string, id: number) => string | undefined;

/** The entity that the value at a path refers to; undefined where it is a value of its own. */
export function entityAt(path: string): string | undefined {
  const name = path.split('.').findLast((part) => !POSITION.test(part)) ?? '';
  return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
}

/** The ids of a value, of which a list is one text: `3, 8`. */
export const idsIn = (value: string | number | boolean): readonly number[] =>
  String(value)
    .split(', ')
    .filter((id) => ID.test(id))
    .map(Number);

/** The value with names in place of ids; what has no name any more stays a number. */
export const namesIn = (value: string | number, entity: string, nameOf: NameOf): string =>
  String(value)
    .split(', ')
    .map((id) => (ID.test(id) ? (nameOf(entity, Number(id)) ?? id) : id))
    .join(', ');
