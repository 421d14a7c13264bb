import type { ArticleDetails, CostOfUse } from '@sjaj/contract';

/** What is compared besides attributes, in the order of the page. */
const FACTS = [
  'price',
  'contentPrice',
  'quantityPrices',
  'delivery',
  'stock',
  'brand',
  'pack',
  'minimum',
  'safety',
  'weight',
  'warranty',
] as const;
export type FactKind = (typeof FACTS)[number];

type RowKind =
  | { readonly kind: FactKind }
  | { readonly kind: 'costOfUse'; readonly use: CostOfUse['kind'] }
  | { readonly kind: 'attribute'; readonly attributeId: number; readonly title: string };

export type ComparedRow = RowKind & {
  readonly key: string;
  /** By article, in the order of the page; null where it is not known. Rows with the same words in all are the same. */
  readonly values: readonly (string | null)[];
  /** The places of the lowest amount, where the row is one of amounts that differ. */
  readonly lowest: ReadonlySet<number>;
  readonly differs: boolean;
};

/** The rows of which at least one article tells something: those that differ first, each group in the order of the page. */
export function comparedRows(articles: readonly ArticleDetails[]): readonly ComparedRow[] {
  const rows = [
    ...FACTS.slice(0, 2).map((kind) => factRow(kind, articles)),
    ...useRows(articles),
    ...FACTS.slice(2).map((kind) => factRow(kind, articles)),
    ...attributeRows(articles),
  ].filter(({ values }) => values.some((value) => value !== null));
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

const NO_PLACES: ReadonlySet<number> = new Set();

const row = (
  kind: RowKind,
  key: string,
  values: readonly (string | null)[],
  lowest: ReadonlySet<number> = NO_PLACES,
): ComparedRow => ({ ...kind, key, values, lowest, differs: new Set(values).size > 1 });

function factRow(kind: FactKind, articles: readonly ArticleDetails[]): ComparedRow {
  const amounts = kind === 'price' ? lowestOf(articles.map(priceOf)) : NO_PLACES;
  return row(
    { kind },
    kind,
    articles.map((article) => factOf(kind, article)),
    amounts,
  );
}

/** What an article costs the reader now; null where that is hidden or on request. */
const priceOf = ({ salePrice, price }: ArticleDetails): number | null => salePrice ?? price;

/** What decides whether two articles are the same in a fact; it is not what the page shows. */
function factOf(kind: FactKind, article: ArticleDetails): string | null {
  switch (kind) {
    case 'price':
      return textOf(priceOf(article)) && `${priceOf(article)} / ${article.unit}`;
    case 'contentPrice':
      return article.contentPrice && `${article.contentPrice.price} / ${article.contentPrice.unit}`;
    case 'quantityPrices':
      return article.quantityBreaks.map((step) => `${step.fromQuantity}: ${step.price}`).join(', ') || null;
    case 'delivery':
      return isInStock(article) ? 'in stock' : article.stock.expectedOn;
    case 'stock':
      return `${article.stock.state} ${article.stock.state === 'low' ? article.stock.available : ''}`;
    case 'brand':
      return article.brand.title;
    case 'pack':
      return article.pack && `${article.pack.unit} ${article.pack.factor} ${article.unit}`;
    case 'minimum':
      return `${article.minimumQuantity} ${article.packSize} ${article.unit}`;
    case 'safety':
      return article.hazards && `${article.hazards.signalWord ?? ''} ${article.hazards.pictograms.join(' ')}`;
    case 'weight':
      return article.netWeightG > 0 ? String(article.netWeightG) : null;
    case 'warranty':
      return textOf(article.warrantyMonths);
  }
}

const textOf = (value: number | null): string | null => (value === null ? null : String(value));

export const isInStock = ({ stock: { state } }: Pick<ArticleDetails, 'stock'>): boolean =>
  state === 'in_stock' || state === 'low';

/** A row for each kind of use, so that a litre is held against a litre. */
function useRows(articles: readonly ArticleDetails[]): readonly ComparedRow[] {
  const uses = new Set(articles.flatMap(({ costsOfUse }) => costsOfUse.map(({ kind }) => kind)));
  return [...uses].map((use) => {
    const costs = articles.map(({ costsOfUse }) => costsOfUse.find(({ kind }) => kind === use)?.price ?? null);
    return row({ kind: 'costOfUse', use }, `use ${use}`, costs.map(textOf), lowestOf(costs));
  });
}

/** The attributes of all articles, in the order in which they come. */
function attributeRows(articles: readonly ArticleDetails[]): readonly ComparedRow[] {
  const titles = new Map(articles.flatMap(({ attributes }) => attributes.map(({ id, title }) => [id, title] as const)));
  return [...titles].map(([attributeId, title]) => {
    const values = articles.map(({ attributes }) => {
      const attribute = attributes.find(({ id }) => id === attributeId);
      return attribute ? attributeText(attribute) : null;
    });
    return row({ kind: 'attribute', attributeId, title }, `attribute ${attributeId}`, values);
  });
}

const attributeText = ({ values, unit }: ArticleDetails['attributes'][number]): string =>
  `${values.map(({ title }) => title).join(', ')}${unit ? ` ${unit}` : ''}`;

/** Where the lowest amounts are; nowhere where fewer than two are known, or all are equal. */
function lowestOf(amounts: readonly (number | null)[]): ReadonlySet<number> {
  const known = amounts.filter((amount) => amount !== null);
  const least = Math.min(...known);
  if (known.length < 2 || known.every((amount) => amount === least)) return NO_PLACES;
  return new Set(amounts.flatMap((amount, place) => (amount === least ? place : [])));
}

/** The places that a phone shows: the first article, and one of the others beside it. */
export const phonePlaces = (count: number, second: number): readonly number[] =>
  count <= 2 ? [0, 1].slice(0, count) : [0, 1 + ((((second - 1) % (count - 1)) + (count - 1)) % (count - 1))];
