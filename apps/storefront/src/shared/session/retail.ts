import { t } from '../texts/t.ts';
import { useProfile } from './profile.ts';

/** Whether prices are those of a private shopper, VAT included. */
export const useIsRetail = (): boolean => useProfile().userData.companyTitle === null;

/** What stands above a column of prices, by the buyer's kind of price. */
export const usePriceHead = (): string => t(useIsRetail() ? 'cart.priceGross' : 'cart.priceNet');
