import { type Feninga, feninga } from '@sjaj/domain';
import type { PlainServerKey, ServerKey } from '@sjaj/i18n/server';
import type { Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { priceErrors } from '../../../pricing/index.ts';
import { valueOf } from '../../rules/cells.ts';
import { type ImportField, type Remark, remark } from '../../rules/fields.ts';
import { priceRemark } from '../../rules/price-remark.ts';
import type { Cells, CheckedLine, StoredRecord } from '../../rules/records.ts';
import { type ImportSession, type RecordChange, savedOneByOne, type WriteCause } from '../../service/session.ts';
import { type AgreedPrice, articlesByCode, type PricedArticle } from '../store/agreed-prices.ts';

/** Whose price a line has: a company's or a price list's. */
interface PriceOwner {
  readonly id: number;
  readonly title: string;
}

interface SavedPrice {
  readonly owner: PriceOwner;
  readonly article: PricedArticle;
  readonly before: Feninga | null;
  /** Null for none. */
  readonly price: Feninga | null;
}

/** How prices of one kind of owner are found and saved. */
interface PriceOwners {
  /** The column that names the owner. */
  readonly field: ImportField;
  readonly priceHeading: PlainServerKey;
  /** What is said of a line without an owner, and of one whose owner does not exist. */
  readonly needed: ServerKey;
  readonly unknown: ServerKey;
  /** The owner of lines that name none. */
  readonly chosen: PriceOwner | undefined;
  /** The owners of these names in capitals, by name. */
  readonly named: (names: readonly string[]) => Promise<ReadonlyMap<string, PriceOwner>>;
  readonly prices: (ownerIds: readonly number[], articleIds: readonly number[]) => Promise<readonly AgreedPrice[]>;
  readonly save: (saved: SavedPrice, cause: WriteCause) => Promise<void>;
  readonly page: (offset: number, size: number) => Promise<readonly StoredRecord[]>;
}

const SEPARATOR = '\n';

/** A line's owner and article, as far as the shop has them. */
interface Named {
  readonly owner: PriceOwner | undefined;
  readonly article: PricedArticle | undefined;
  readonly price: Feninga | null;
}

const codeOf = ({ code = '' }: Cells): string => code.trim();

/** Prices that companies or price lists have of articles. */
export function agreedPriceSession(tx: Tx, owners: PriceOwners): ImportSession {
  let named: ReadonlyMap<string, Named> = new Map();
  const keyOf = (cells: Cells): string => {
    const code = codeOf(cells).toUpperCase();
    return code === '' ? '' : `${nameOf(cells, owners).toUpperCase()}${SEPARATOR}${code}`;
  };
  const write = async ({ key }: RecordChange, price: number | null, cause: WriteCause) => {
    const { owner, article, price: before = null } = named.get(key) ?? {};
    if (!owner || !article) throw new Problem('articles.not_found', 404);
    await owners.save({ owner, article, before, price: price === null ? null : feninga(price) }, cause);
    return article.id;
  };
  return {
    fields: fieldsOf(owners),
    keyOf,
    codeOf,
    load: async (keys) => {
      named = await loadNamed(tx, keys, owners);
      const stored = [...named].filter(([, { price }]) => price !== null);
      return new Map(stored.map(([key, one]) => [key, recordOf(one, owners)]));
    },
    check: (cells) => check(cells, named.get(keyOf(cells)), owners),
    save: savedOneByOne((change, cause) => {
      const { price = null } = change.values;
      return write(change, price === null ? null : Number(price), cause);
    }),
    remove: async (change, cause) => {
      await write(change, null, cause);
    },
    // Nothing refers to an agreed price.
    hide: async () => {},
    create: async () => [],
    discard: async () => [],
    page: ({ offset }, size) => owners.page(offset, size),
  };
}

const fieldsOf = ({ field, priceHeading }: PriceOwners): readonly ImportField[] => [
  {
    key: 'code',
    kind: 'line',
    heading: 'importField.code',
    words: ['sifra artikla', 'sif', 'kod', 'sku', 'article code', 'product code'],
    isNeeded: true,
  },
  {
    key: 'price',
    kind: 'money',
    heading: priceHeading,
    words: ['cijena', 'cena', 'ugovorena cijena', 'ugovorna cena', 'contract price', 'price', 'vpc'],
    isNeeded: true,
  },
  field,
];

const nameOf = (cells: Cells, { field }: PriceOwners): string => (cells[field.key] ?? '').trim();

const recordOf = ({ owner, article, price }: Named, { field }: PriceOwners): StoredRecord => ({
  id: article?.id ?? 0,
  title: article?.title.bs ?? '',
  values: { [field.key]: owner?.title ?? '', code: article?.code ?? '', price },
});

async function loadNamed(
  tx: Tx,
  keys: readonly string[],
  { chosen, ...owners }: PriceOwners,
): Promise<ReadonlyMap<string, Named>> {
  const parts = keys.map((key) => {
    const [name = '', code = ''] = key.split(SEPARATOR);
    return { key, name, code };
  });
  const found = await owners.named([...new Set(parts.map(({ name }) => name))]);
  const articles = await articlesByCode(tx, [...new Set(parts.map(({ code }) => code))]);
  const ownerIds = [...found.values(), ...(chosen ? [chosen] : [])].map(({ id }) => id);
  const prices = await owners.prices(
    ownerIds,
    articles.map(({ id }) => id),
  );
  const byCode = new Map(articles.map((article) => [article.code.toUpperCase(), article]));
  return new Map(
    parts.map(({ key, name, code }) => {
      const owner = name === '' ? chosen : found.get(name);
      const article = byCode.get(code);
      const stored = prices.find((one) => one.ownerId === owner?.id && one.articleId === article?.id);
      return [key, { owner, article, price: stored?.price ?? null }];
    }),
  );
}

function check(cells: Cells, known: Named | undefined, owners: PriceOwners): CheckedLine {
  const { owner, article, price: stored = null } = known ?? {};
  const { key } = owners.field;
  const title = article?.title.bs ?? '';
  const errors: Remark[] = [];
  if (!article) errors.push(remark('code', 'sheetError.unknown_article'));
  if (!owner) {
    const value = nameOf(cells, owners).slice(0, 60);
    errors.push(value === '' ? remark(key, owners.needed) : remark(key, owners.unknown, { value }));
  }
  const cell = cells['price'] === undefined ? null : valueOf('money', cells['price']);
  if (cell && 'key' in cell) errors.push(remark('price', cell.key, cell.facts));
  const value = cell && 'value' in cell ? cell.value : null;
  if ((cell === null || value === null) && stored === null) errors.push(remark('price', 'sheetError.needed_price'));
  if (!article || !owner || errors.length > 0) return { title, values: {}, errors, warnings: [], missing: [] };
  const names = { [key]: owner.title, code: article.code };
  if (cell === null) return { title, values: names, errors, warnings: [], missing: [] };
  return {
    title,
    values: { ...names, price: value },
    errors,
    warnings: warningsOf(article, stored, value),
    missing: [],
  };
}

function warningsOf(
  { vpc, nc }: PricedArticle,
  stored: Feninga | null,
  value: string | number | boolean | null,
): Remark[] {
  if (value === null) return [];
  const price = feninga(Number(value));
  return priceErrors([{ field: 'price', before: stored ?? vpc, after: price, net: price, cost: nc }]).map((error) =>
    priceRemark('price', error),
  );
}
