import type { PriceChangeLine } from '@sjaj/contract';
import { feninga, netFromGross } from '@sjaj/domain';
import { type PriceChange, priceWarning } from '../../../pricing/index.ts';
import type { PricedArticle, Prices } from '../rules/new-prices.ts';

type Warning = NonNullable<PriceChangeLine['warning']>;

/** What is asked about the new prices: one below cost before one that is far off. */
export function warningAbout(before: PricedArticle, after: Prices): Warning | null {
  const { cost, taxRateBp } = before;
  const changes: PriceChange[] = [
    { field: 'vpc', before: before.vpc, after: after.vpc, net: after.vpc, cost },
    { field: 'mpc', before: before.mpc, after: after.mpc, net: netFromGross(after.mpc, taxRateBp), cost },
    ...after.breaks.map(([, price], place) => {
      const wanted = feninga(price);
      return {
        field: `breaks.${place}`,
        before: feninga(before.breaks[place]?.[1] ?? price),
        after: wanted,
        net: wanted,
        cost,
      };
    }),
  ];
  const warnings = changes.map(priceWarning);
  if (warnings.includes('pricing.price_below_cost')) return 'below_cost';
  return warnings.includes('pricing.price_far_off') ? 'far_off' : null;
}
