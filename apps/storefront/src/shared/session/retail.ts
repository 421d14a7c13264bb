import { t } from '../texts/t.ts';
import { paysRetail } from './guest.logic.ts';
import { useProfile } from './profile.ts';

/** Whether prices are those of a private shopper, VAT included. */
export const useIsRetail = (): boolean => paysRetail(useProfile().userData.role);

/** What stands beside an amount: whether VAT is part of it. */
export const useVatNote = (): string => t(useIsRetail() ? 'price.withVat' : 'price.withoutVat');

/** What stands above a column of prices, by the buyer's kind of price. */
export const usePriceHead = (): string => t(useIsRetail() ? 'cart.priceGross' : 'cart.priceNet');
