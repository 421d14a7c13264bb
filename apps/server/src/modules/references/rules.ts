import type { CurrencyForm } from '@sjaj/contract';
import { Problem } from '../../platform/problem.ts';

/** The currency of all prices and amounts. */
const BASE_CURRENCY = 'BAM';

/** 409 for a change of the currency that all amounts are in, except of its names. `storedCode`: undefined for a new currency. */
export function checkCurrency(storedCode: string | undefined, { code, kmRate }: CurrencyForm): void {
  if (storedCode !== BASE_CURRENCY) return;
  if (code !== BASE_CURRENCY) throw baseCurrency('code');
  if (kmRate !== 1) throw baseCurrency('kmRate');
}

/** 409 for the removal of the currency that all amounts are in. */
export function checkCurrencyRemoval(code: string | undefined): void {
  if (code === BASE_CURRENCY) throw new Problem('references.base_currency', 409);
}

const baseCurrency = (field: string): Problem =>
  new Problem('references.base_currency', 409, { errors: [{ field, key: 'references.base_currency' }] });
