import { CallFailed } from '@sjaj/client';
import type { ConfirmedPrice } from '@sjaj/contract';

/** A price that the server wants confirmed. Amounts in KM; null where they are not known. */
export interface PriceDoubt {
  /** As the request calls it: `vpc`, `breaks.0.price`. */
  readonly field: string;
  readonly message: string;
  readonly before: number | null;
  readonly after: number;
  readonly cost: number | null;
  readonly margin: number | null;
  readonly marginPercent: number | null;
}

/** The prices that a refused call asks about; none where it was refused for another reason. */
export function doubtsOf(error: unknown): readonly PriceDoubt[] {
  if (!(error instanceof CallFailed) || error.code !== 'pricing.confirm_first') return [];
  return error.errors.map(({ field, message, facts = {} }) => {
    const amount = (name: string): number | null => (typeof facts[name] === 'number' ? facts[name] : null);
    return {
      field,
      message,
      before: amount('before'),
      after: amount('after') ?? 0,
      cost: amount('cost'),
      margin: amount('margin'),
      marginPercent: amount('marginPercent'),
    };
  });
}

/** What goes with the second call: these prices and no others. */
export const confirmedOf = (doubts: readonly PriceDoubt[]): ConfirmedPrice[] =>
  doubts.map(({ field, after }) => ({ field, price: after }));
