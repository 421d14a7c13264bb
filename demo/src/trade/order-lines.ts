import type { Numbered } from '../load/article-tables.ts';
import type { Random } from '../random.ts';
import { contractPrices } from './contract-terms.ts';
import type { Company } from './companies.ts';
import { expressPostage, pickupPlaces } from './delivery.ts';
import { linePrice } from './line-price.ts';
import type { Plan } from './order-plans.ts';
import { weightOfOrder, type DemoOrder, type OrderLine, type Status } from './order.ts';
import type { Sale } from './sales.ts';
import { usualLines } from './usual-order.ts';

/** What can be ordered, at which promotions, and when now is. */
export interface Shop {
  readonly items: readonly Numbered[];
  readonly sales: readonly Sale[];
  readonly now: Date;
}

/** What is bought often: popular articles in stock, of the kinds that a company of its trade needs. */
function basket({ items }: Shop, company: Company | null, random: Random): Numbered[] {
  const roots =
    company === null
      ? '134'
      : ({ industry: '2576', build: '57', car: '147', school: '1259', health: '1247' }[company.trade] ?? '123457');
  const fitting = items.filter(
    ({ article }) =>
      roots.includes(article.category.charAt(0)) &&
      article.kind === 'product' &&
      !article.onRequest &&
      article.stock.onHand > 60 &&
      article.popularity > 250 &&
      article.prices.vpc < 12_000,
  );
  const agreed = contractPrices
    .filter((one) => one.companyId === company?.id && random.chance(0.3))
    .map((one) => one.code);
  const chosen = [
    ...items.filter(({ article }) => agreed.includes(article.code)),
    ...Array.from({ length: random.between(2, 9) }, () => random.pick(fitting)),
  ];
  return [...new Set(chosen)];
}

function quantityOf({ article }: Numbered, random: Random): number {
  const many = article.prices.vpc < 300 ? 20 : article.prices.vpc < 1000 ? 10 : article.prices.vpc < 4000 ? 4 : 2;
  const wanted = random.between(1, many);
  return Math.max(article.minimum, Math.ceil(wanted / article.packSize) * article.packSize);
}

const HOLDS: ReadonlySet<Status> = new Set<Status>([-1, 1, 2, 9, 10]);

/** Lines of an order; of one that waits for stock the first line is not reserved. */
export function linesOf(shop: Shop, plan: Plan, company: Company | null, random: Random): OrderLine[] {
  const [, daysAgo, status, more] = plan;
  if (more === 'usual' && company) return usualLines({ ...shop, companyId: company.id, daysAgo });
  return basket(shop, company, random).map((item, index) => {
    const quantity = quantityOf(item, random);
    const price = linePrice(
      { article: item.article, companyId: company?.id ?? null, quantity, day: -daysAgo },
      shop.sales,
    );
    const waits = more === 'stock' && index === 0;
    return { ...price, item, quantity, reserved: HOLDS.has(status) && !waits ? quantity : 0 };
  });
}

/** How the goods travel, and what that costs. */
export function delivery(
  lines: readonly OrderLine[],
  random: Random,
): Pick<DemoOrder, 'method' | 'pickupId' | 'postageNet'> {
  const lot = random.next();
  if (lot < 0.6) return { method: 'own', pickupId: null, postageNet: 0 };
  if (lot < 0.75)
    return {
      method: 'pickup',
      pickupId: random.pick(pickupPlaces.filter(({ offersPickup }) => offersPickup)).id,
      postageNet: 0,
    };
  const goods = lines.reduce((sum, line) => sum + line.price * line.quantity, 0) * 1.17;
  return { method: 'express', pickupId: null, postageNet: expressPostage(weightOfOrder(lines), goods) };
}
