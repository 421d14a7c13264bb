import { addDays, businessDate } from '@sjaj/domain';
import { texts } from '../texts/phrase.ts';
import { companyDiscounts, contractPrices, partNumbers } from '../trade/contract-terms.ts';
import { coupons } from '../trade/coupons.ts';
import type { Sale } from '../trade/sales.ts';
import { pictureKey, type Numbered } from './article-tables.ts';
import { brandId, categoryId } from './taxonomy-tables.ts';
import { json, table, type Cell, type Table } from './table.ts';

const DAY = 86_400_000;
const LIMITED_EVERY = 4;
const CONTRACT_DAYS = 75;

/** Midnight of Sarajevo is near enough to UTC for the ends of promotions: they end with the day. */
const dayFrom = (today: Date, days: number, isEnd: boolean): Date => {
  const day = new Date(today.getTime() + days * DAY);
  day.setUTCHours(isEnd ? 22 : 0, isEnd ? 59 : 0, isEnd ? 59 : 0, 0);
  return day;
};

const orNull = (id: number): number | null => (id === 0 ? null : id);

function couponTable(today: Date): Table {
  return table(
    'coupon',
    `id code percent_bp amount minimum_order starts_at ends_at uses_allowed uses_per_company uses first_order_only \
category_id brand_id`,
    coupons.map((one) => [
      one.id,
      one.code,
      one.percentBp,
      one.amount,
      one.minimumOrder,
      dayFrom(today, one.days[0], false),
      dayFrom(today, one.days[1], true),
      one.usesAllowed,
      one.usesPerCompany,
      one.uses,
      one.firstOrderOnly,
      orNull(categoryId(one.category ?? '')),
      orNull(brandId(one.brand ?? '')),
    ]),
  );
}

/** Agreements, part numbers, promotions and discount codes. */
export function pricingTables(articles: readonly Numbered[], sales: readonly Sale[], today: Date): Table[] {
  const byCode = new Map(articles.map((one) => [one.article.code, one]));
  const idOf = (code: string): number | undefined => byCode.get(code)?.id;
  const sold = sales.flatMap((sale) =>
    sale.items.flatMap((item): Cell[][] => {
      const id = idOf(item.code);
      return id === undefined ? [] : [[sale.id, id, item.price, item.retailPrice]];
    }),
  );
  const pictureOf = (sale: Sale): string | null => {
    const shown = sale.items.map((item) => byCode.get(item.code)).find((one) => one?.article.picture);
    return shown ? pictureKey(shown.article) : null;
  };
  return [
    table(
      'contract_price',
      'company_id article_id price valid_to',
      contractPrices.flatMap(({ companyId, code, price }, index): Cell[][] => {
        const id = idOf(code);
        // Some hold until the end of a contract.
        const validTo = index % LIMITED_EVERY === 0 ? addDays(businessDate(today), CONTRACT_DAYS) : null;
        return id === undefined ? [] : [[companyId, id, price, validTo]];
      }),
    ),
    table(
      'customer_part_number',
      'company_id code article_id',
      partNumbers.flatMap(({ companyId, number, code }): Cell[][] => {
        const id = idOf(code);
        return id === undefined ? [] : [[companyId, number, id]];
      }),
    ),
    table(
      'company_discount',
      'company_id brand_id category_id percent_bp',
      companyDiscounts.map(({ companyId, brand, category, percentBp }) => [
        companyId,
        orNull(brandId(brand ?? '')),
        orNull(categoryId(category ?? '')),
        percentBp,
      ]),
    ),
    table(
      'promotion',
      'id title description starts_at ends_at picture_key',
      sales.map((sale) => [
        sale.id,
        json(texts(sale.title)),
        json(texts(sale.description)),
        dayFrom(today, sale.fromDay, false),
        dayFrom(today, sale.toDay, true),
        pictureOf(sale),
      ]),
    ),
    table('promotion_article', 'promotion_id article_id price retail_price', sold),
    couponTable(today),
  ];
}
