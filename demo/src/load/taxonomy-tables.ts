import { pictureOfCategory } from '../../pictures/list.ts';
import { brands } from '../facts/brands.ts';
import { categories } from '../facts/categories.ts';
import { categoryIcons } from '../facts/references.ts';
import { fill, same, texts, type Phrase } from '../texts/phrase.ts';
import { content } from './cyrillic.ts';
import { json, table, type Cell, type Table } from './table.ts';

const brandIds = new Map(brands.map((brand, index) => [brand.name, index + 1]));
const categoryIds = new Map(categories.map((category, index) => [category.outline, index + 1]));

/** Row number of a brand by its name. */
export const brandId = (name: string): number => brandIds.get(name) ?? 0;

/** Row number of a category by its outline. */
export const categoryId = (outline: string): number => categoryIds.get(outline) ?? 0;

const HIGHLIGHTED = new Set(['Aqualin', 'Papirella', 'Nitrex', 'Fibra', 'Grasso', 'Steridal', 'Toren', 'Rotomat']);

const ABOUT_BRAND: Phrase = [
  '{brand}: {field}. Program držimo na stanju u sva tri skladišta, a stručni savjet daje vaš komercijalist.',
  '{brand}: {field}. We keep the range in stock in all three warehouses; your sales representative will advise you.',
  '{brand}: {field}. Program držimo na stanju u sva tri skladišta, a stručni savjet daje vaš komercijalist.',
  '{brand}: {field}. Program držimo na stanju u sva tri skladišta, a stručni savjet daje vaš komercijalista.',
];

function categoryRow(outline: string, today: Date): Cell {
  return new Date(today.getTime() - (1500 - categoryId(outline)) * 86_400_000);
}

/** Brands and the category tree, with pictures and icons. */
export function taxonomyTables(today: Date): Table[] {
  return [
    table(
      'brand',
      'id title description logo_key is_highlighted position website_url',
      brands.map((brand, index) => [
        index + 1,
        brand.name,
        json(content(fill(texts(ABOUT_BRAND), { brand: same(brand.name), field: texts(brand.field) }))),
        `demo/logos/${brand.key}`,
        HIGHLIGHTED.has(brand.name),
        index,
        // Names below `.example` belong to nobody.
        HIGHLIGHTED.has(brand.name) ? `https://www.${brand.key}.example` : null,
      ]),
    ),
    table(
      'category',
      'id parent_category_id title position picture_key icon is_on_main_page created_at',
      categories.map(({ outline, parent, level, order, name }) => {
        const picture = pictureOfCategory(outline);
        return [
          categoryId(outline),
          parent === null ? null : categoryId(parent),
          json(texts(name)),
          order,
          picture === undefined ? null : `demo/${picture}`,
          level === 1 ? (categoryIcons[outline] ?? null) : null,
          level === 1,
          categoryRow(outline, today),
        ];
      }),
    ),
  ];
}
