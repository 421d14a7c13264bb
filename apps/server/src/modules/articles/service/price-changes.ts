import type { ArticleForm } from '@sjaj/contract';
import { type Feninga, fromKm, netFromGross, ZERO } from '@sjaj/domain';
import type { Tx } from '../../../platform/database/db.ts';
import type { PriceChange } from '../../pricing/index.ts';
import { notePrices } from '../store/price-history.ts';

/** KM. */
type Prices = Pick<ArticleForm, 'vpc' | 'mpc' | 'nc' | 'breaks'>;

/**
 * The prices of an article that is saved, each with what it replaces: a quantity price that is new is compared with the list
 * price. `before` is null for a new article. The retail price contains VAT at this rate.
 */
export function priceChanges(before: Prices | null, after: Prices, taxRateBp: number): PriceChange[] {
  const was = (km: number | undefined): Feninga | null => (km === undefined ? null : fromKm(km));
  const cost = fromKm(after.nc);
  const isCostChanged = before !== null && before.nc !== after.nc;
  const vpc = fromKm(after.vpc);
  const mpc = fromKm(after.mpc);
  return [
    // A cost has no cost of its own.
    { field: 'nc', before: was(before?.nc), after: cost, net: cost, cost: ZERO },
    { field: 'vpc', before: was(before?.vpc), after: vpc, net: vpc, cost, isCostChanged },
    { field: 'mpc', before: was(before?.mpc), after: mpc, net: netFromGross(mpc, taxRateBp), cost, isCostChanged },
    ...after.breaks.map(({ fromQuantity, price }, place) => {
      const replaced = before?.breaks.find((one) => one.fromQuantity === fromQuantity)?.price ?? after.vpc;
      const wanted = fromKm(price);
      return { field: `breaks.${place}.price`, before: was(replaced), after: wanted, net: wanted, cost, isCostChanged };
    }),
  ];
}

interface FormPrices {
  readonly id: number;
  readonly before: Pick<Prices, 'vpc' | 'mpc' | 'nc'>;
  readonly after: Pick<Prices, 'vpc' | 'mpc' | 'nc'>;
}

/** Notes the prices of forms that are saved in the histories of their articles. */
export function noteFormPrices(
  tx: Tx,
  cause: { readonly cause: 'edit' | 'import'; readonly byName: string },
  forms: readonly FormPrices[],
): Promise<void> {
  const inFeninga = ({ vpc, mpc, nc }: FormPrices['before']) => ({
    vpc: fromKm(vpc),
    mpc: fromKm(mpc),
    cost: fromKm(nc),
  });
  const moves = forms.map(({ id, before, after }) => ({
    articleId: id,
    before: inFeninga(before),
    after: inFeninga(after),
  }));
  return notePrices(tx, cause, moves);
}
