import { toCyrillic } from '@sjaj/domain';
import { unitId } from '../../../db/base-data/units.ts';
import { pictureFor } from '../../pictures/list.ts';
import type { DemoArticle, Link } from '../compose/article.ts';
import { ean13 } from '../compose/ean.ts';
import { hash } from '../random.ts';
import type { Texts } from '../texts/phrase.ts';
import { attributeId, factsOf, valueId } from './attribute-rows.ts';
import { content, latin } from './cyrillic.ts';
import { STANDARD_TAX, tagId } from './reference-tables.ts';
import { brandId, categoryId } from './taxonomy-tables.ts';
import { json, table, type Cell, type Table } from './table.ts';

/** An article and the numbers of its rows. */
export interface Numbered {
  readonly id: number;
  readonly variationId: number | null;
  readonly article: DemoArticle;
}

/** How articles are written. */
interface WriteContext {
  /** Everything is dated back from here. */
  readonly today: Date;
  /** Whether Cyrillic texts are stored; without them readers get them from the Latin ones. */
  readonly isCyrillic: boolean;
}

const DAY = 86_400_000;

/** A title in five languages: brand and series stay in Latin letters. */
export const titleContent = (title: Texts, article: DemoArticle): Record<string, string> => ({
  ...title,
  srCyrl: toCyrillic(title.srLatn, article.series === '' ? latin : [...latin, article.series]),
});

const pictureKeys = new Map<string, string>();

/** Key of the article's picture in the store, null where it has none; siblings of one look share the search for it. */
export function pictureKey(article: DemoArticle): string | null {
  if (article.picture === null) return null;
  const volume = article.facts['volumen'];
  const color = article.facts['boja'];
  const codeHash = hash(article.cardCode) % 97;
  const look = [article.family, article.brand, String(volume), String(color), codeHash].join('|');
  const known = pictureKeys.get(look);
  if (known !== undefined) return known;
  const key = `demo/${pictureFor({
    family: article.family,
    kind: article.picture as Parameters<typeof pictureFor>[0]['kind'],
    brand: article.brand,
    label: article.series,
    codeHash,
    ...(typeof volume === 'number' ? { volume: volume < 1 ? `${volume * 1000} ml` : `${volume} L` } : {}),
    ...(typeof color === 'string' ? { color } : {}),
  })}`;
  pictureKeys.set(look, key);
  return key;
}

function articleRow({ id, variationId, article }: Numbered, { today, isCyrillic }: WriteContext): readonly Cell[] {
  const { prices, content: amount } = article;
  return [
    id,
    article.code,
    article.cardCode,
    article.ean,
    article.kind,
    brandId(article.brand),
    variationId,
    article.isLead,
    json(isCyrillic ? titleContent(article.title, article) : article.title),
    json(isCyrillic ? content(article.short) : article.short),
    json(isCyrillic ? content(article.description) : article.description),
    unitId(article.unit),
    STANDARD_TAX,
    prices.vpc,
    prices.mpc,
    prices.nc,
    article.minimum,
    article.packSize,
    amount?.[0] ?? null,
    amount?.[1] ?? null,
    article.weight,
    article.warranty,
    article.onRequest,
    article.isDiscontinued,
    article.isArchived ? new Date(today.getTime() - ARCHIVED_DAYS_AGO * DAY) : null,
    !article.isArchived,
    article.popularity,
    new Date(today.getTime() - article.createdDaysAgo * DAY),
  ];
}

const ARCHIVED_DAYS_AGO = 40;

const ARTICLE_COLUMNS = `id code catalog_number ean article_type brand_id variation_id is_variation_lead title \
short_description description unit_id tax_group_id vpc mpc nc minimum_quantity pack_size content_amount content_unit \
net_weight_g warranty_months disable_selling is_discontinued archived_at is_visible_on_web popularity created_at`;

function variationTables(articles: readonly Numbered[], { isCyrillic }: WriteContext): Table[] {
  const faces = new Map<number, DemoArticle>();
  for (const { variationId, article } of articles) if (variationId !== null) faces.set(variationId, article);
  return [
    table(
      'variation',
      'id title',
      [...faces].map(([id, article]) => {
        const title = article.variationTitle ?? article.title;
        return [id, json(isCyrillic ? titleContent(title, article) : title)];
      }),
    ),
    table(
      'variation_attribute',
      'variation_id attribute_id position',
      [...faces].flatMap(([id, article]) =>
        article.variationAttributes.map((key, position) => [id, attributeId(key), position]),
      ),
    ),
  ];
}

/** Some articles are in two categories: machine bags also in vacuum cleaners, hand gels also in skin care. */
const SECOND_CATEGORY: Readonly<Record<string, string>> = {
  'vacuum-bags': '6.1.1',
  'hand-gel': '4.1',
  'vinyl-gloves': '9.1',
  'protective-cream': '7.1.3',
  tape: '7.4.2',
};

function categoryLinks({ id, article }: Numbered): Cell[][] {
  const second = SECOND_CATEGORY[article.family];
  return [article.category, ...(second ? [second] : [])].map((outline, position) => [
    id,
    categoryId(outline),
    position,
  ]);
}

function pictures({ id, article }: Numbered): Cell[][] {
  const key = pictureKey(article);
  return key === null ? [] : [[id, key, 0]];
}

function moreUnits({ id, article }: Numbered): Cell[][] {
  const packEan = (place: number): string => ean13(`387${5 + place}${article.ean.slice(4, 12)}`);
  return article.packs.map(([unit, factor], place) => [id, unitId(unit), factor, packEan(place)]);
}

/** Rows of the articles and of all that describes them, in the order in which they can be written. */
export function articleTables(articles: readonly Numbered[], context: WriteContext): Table[] {
  return [
    ...variationTables(articles, context),
    table(
      'article',
      ARTICLE_COLUMNS,
      articles.map((one) => articleRow(one, context)),
    ),
    table('article_category', 'article_id category_id position', articles.flatMap(categoryLinks)),
    table(
      'article_attribute_value',
      'article_id attribute_value_id',
      articles.flatMap(({ id, article }) =>
        [...new Set(factsOf(article).map(([key, value]) => valueId(key, value)))].map((value) => [id, value]),
      ),
    ),
    table('article_unit', 'article_id unit_id factor ean', articles.flatMap(moreUnits)),
    table('article_picture', 'article_id picture_key position', articles.flatMap(pictures)),
    table(
      'article_tag',
      'article_id tag_id',
      articles.flatMap(({ id, article }) => article.tags.map((tag) => [id, tagId(tag)])),
    ),
    table(
      'quantity_break',
      'article_id from_quantity price',
      articles.flatMap(({ id, article }) => article.breaks.map(({ from, price }) => [id, from, price])),
    ),
  ];
}

/** Links between articles, by the numbers of their rows. */
export function linkTable(links: readonly Link[], idOf: ReadonlyMap<string, number>): Table {
  const rows = links.flatMap(({ from, to, relation }, position): Cell[][] => {
    const [article, linked] = [idOf.get(from), idOf.get(to)];
    return article === undefined || linked === undefined ? [] : [[article, linked, relation, position % 100]];
  });
  return table('article_link', 'article_id linked_article_id relation position', rows);
}
