import { feninga } from '@sjaj/domain';
import type { Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { priceErrors, saveImportedContractPrice } from '../../../pricing/index.ts';
import { valueOf } from '../../rules/cells.ts';
import { type ImportField, type Remark, remark } from '../../rules/fields.ts';
import { priceRemark } from '../../rules/price-remark.ts';
import type { Cells, CheckedLine, StoredRecord } from '../../rules/records.ts';
import type { ImportSession, OpenSession, RecordChange, WriteCause } from '../../service/session.ts';
import * as store from '../store/contract-prices.ts';

const FIELDS: readonly ImportField[] = [
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
    heading: 'importField.contractPrice',
    words: ['cijena', 'cena', 'ugovorena cijena', 'ugovorna cena', 'contract price', 'price', 'vpc'],
    isNeeded: true,
  },
  {
    key: 'company',
    kind: 'line',
    heading: 'importField.company',
    words: ['kupac', 'jib', 'jib kupca', 'customer', 'sifra kupca firme', 'tvrtka', 'firma'],
  },
];

const SEPARATOR = '\n';
/** The company of the choice beside the columns. */
const CHOSEN = '';

const companyOf = ({ company = CHOSEN }: Cells): string => company.trim().toUpperCase();
const codeOf = ({ code = '' }: Cells): string => code.trim();

function keyOf(cells: Cells): string {
  const code = codeOf(cells).toUpperCase();
  return code === '' ? '' : `${companyOf(cells)}${SEPARATOR}${code}`;
}

/** A line's company and article, as far as the shop has them. */
interface Named {
  readonly company: store.NamedCompany | undefined;
  readonly article: store.PricedArticle | undefined;
  readonly price: store.StoredPrice['price'] | null;
}

/** Contract prices of companies: each line names the company, or all are one company's. */
export const openContractPrices: OpenSession = async (tx, { companyId }) => {
  const chosen = companyId === null ? undefined : await store.companyById(tx, companyId);
  if (companyId !== null && !chosen) throw new Problem('companies.not_found', 404);
  return sessionOf(tx, chosen);
};

function sessionOf(tx: Tx, chosen: store.NamedCompany | undefined): ImportSession {
  let named: ReadonlyMap<string, Named> = new Map();
  const knownOf = ({ key }: Pick<RecordChange, 'key'>) => {
    const { company, article, price } = named.get(key) ?? {};
    if (!company || !article) throw new Problem('articles.not_found', 404);
    return { company, article, price: price ?? null };
  };
  const write = async (change: RecordChange, price: number | null, { staff, now }: WriteCause) => {
    const { company, article, price: before } = knownOf(change);
    const after = price === null ? null : feninga(price);
    await saveImportedContractPrice(tx, staff, { companyId: company.id, article, before, price: after, now });
    return article.id;
  };
  return {
    fields: FIELDS,
    keyOf,
    codeOf,
    load: async (keys) => {
      named = await loadNamed(tx, keys, chosen);
      return new Map([...named].flatMap(([key, one]) => (one.price === null ? [] : [[key, recordOf(one)]])));
    },
    check: (cells) => check(cells, named.get(keyOf(cells))),
    save: (change, cause) => {
      const { price = null } = change.values;
      return write(change, price === null ? null : Number(price), cause);
    },
    remove: async (change, cause) => {
      await write(change, null, cause);
    },
    // Nothing refers to a contract price.
    hide: async () => {},
    create: async () => [],
    discard: async () => {},
    page: async ({ offset }, size) =>
      (await store.listedPrices(tx, offset, size)).map(({ articleId, title, ...values }) => ({
        id: articleId,
        title: title.bs ?? '',
        values: { ...values },
      })),
  };
}

const recordOf = ({ company, article, price }: Named): StoredRecord => ({
  id: article?.id ?? 0,
  title: article?.title.bs ?? '',
  values: { company: company?.title ?? '', code: article?.code ?? '', price },
});

async function loadNamed(
  tx: Tx,
  keys: readonly string[],
  chosen: store.NamedCompany | undefined,
): Promise<ReadonlyMap<string, Named>> {
  const parts = keys.map((key) => {
    const [company = '', code = ''] = key.split(SEPARATOR);
    return { key, company, code };
  });
  const companies = await store.companiesNamed(tx, [...new Set(parts.map(({ company }) => company))]);
  const articles = await store.articlesByCode(tx, [...new Set(parts.map(({ code }) => code))]);
  const companyIds = [...companies, ...(chosen ? [chosen] : [])].map(({ id }) => id);
  const prices = await store.contractPrices(
    tx,
    companyIds,
    articles.map(({ id }) => id),
  );
  const byCode = new Map(articles.map((article) => [article.code.toUpperCase(), article]));
  return new Map(
    parts.map(({ key, company: name, code }) => {
      const company = name === CHOSEN ? chosen : companyNamed(companies, name);
      const article = byCode.get(code);
      const stored = prices.find((one) => one.companyId === company?.id && one.articleId === article?.id);
      return [key, { company, article, price: stored?.price ?? null }];
    }),
  );
}

/** By the sure names first: two companies may be called alike. */
const companyNamed = (companies: readonly store.NamedCompany[], name: string): store.NamedCompany | undefined =>
  companies.find(({ jib }) => jib === name) ??
  companies.find(({ code }) => code?.toUpperCase() === name) ??
  companies.find(({ title }) => title.toUpperCase() === name);

function check(cells: Cells, known: Named | undefined): CheckedLine {
  const { company, article, price: stored = null } = known ?? {};
  const title = article?.title.bs ?? '';
  const errors: Remark[] = [];
  if (!article) errors.push(remark('code', 'sheetError.unknown_article'));
  if (!company) {
    const name = (cells['company'] ?? '').slice(0, 60);
    errors.push(
      name === ''
        ? remark('company', 'sheetError.needed_company')
        : remark('company', 'sheetError.unknown_company', { value: name }),
    );
  }
  const cell = cells['price'] === undefined ? null : valueOf('money', cells['price']);
  if (cell && 'key' in cell) errors.push(remark('price', cell.key, cell.facts));
  const value = cell && 'value' in cell ? cell.value : null;
  if ((cell === null || value === null) && stored === null) errors.push(remark('price', 'sheetError.needed_price'));
  if (!article || !company || errors.length > 0) return { title, values: {}, errors, warnings: [], missing: [] };
  const names = { company: company.title, code: article.code };
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
  { vpc, nc }: store.PricedArticle,
  stored: store.StoredPrice['price'] | null,
  value: string | number | boolean | null,
): Remark[] {
  if (value === null) return [];
  const price = feninga(Number(value));
  return priceErrors([{ field: 'price', before: stored ?? vpc, after: price, net: price, cost: nc }]).map((error) =>
    priceRemark('price', error),
  );
}
