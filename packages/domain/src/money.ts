import type { Language } from './language.ts';
import { groupThousands, MINUS, NO_BREAK_SPACE } from './numbers.ts';
import { shareOf } from './rounding.ts';

/** Whole feninga (1 KM = 100). Every amount in the shop is one of these; KM with decimals exist only at the edges. */
export type Feninga = number & { readonly unit: 'feninga' };

/** Marks a whole number as feninga; RangeError for fractions, NaN and what a double cannot count exactly. */
export function feninga(amount: number): Feninga {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of feninga: ${amount}`);
  return (amount + 0) as Feninga; // -0 becomes 0
}

export const ZERO: Feninga = feninga(0);

/** The sum of any number of amounts, 0 for none. */
export const sum = (amounts: readonly Feninga[]): Feninga => feninga(amounts.reduce((total, next) => total + next, 0));

export const add = (a: Feninga, b: Feninga): Feninga => feninga(a + b);

export const subtract = (a: Feninga, b: Feninga): Feninga => feninga(a - b);

/** The price of `quantity` pieces; the quantity is a whole number. */
export function times(amount: Feninga, quantity: number): Feninga {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`not a whole quantity: ${quantity}`);
  return feninga(amount * quantity);
}

/** A share of an amount, in basis points (1700 = 17 %), rounded once, halves away from zero. */
export const percentOf = (amount: Feninga, basisPoints: number): Feninga =>
  feninga(shareOf(amount, basisPoints, 10_000));

/** The amount as JSON carries it: KM with at most two decimals. */
export const toKm = (amount: Feninga): number => amount / 100;

/** Feninga of a KM number from JSON; RangeError for more than two decimals, so that nothing is rounded in silence. */
export function fromKm(km: number): Feninga {
  const amount = feninga(Math.round(km * 100));
  if (amount / 100 !== km) throw new RangeError(`more than two decimals: ${km}`);
  return amount;
}

/** KM amounts taken together, to the feninga; what is taken off is negative. */
export const sumKm = (amounts: readonly number[]): number => toKm(sum(amounts.map(fromKm)));

/** `1.234,50 KM` with a no-break space, the same digits in every language; `КМ` in Cyrillic. */
export function formatKm(amount: Feninga, language: Language): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const km = `${groupThousands(digits.slice(0, -2))},${digits.slice(-2)}`;
  const currency = language === 'srCyrl' ? 'КМ' : 'KM';
  return `${amount < 0 ? MINUS : ''}${km}${NO_BREAK_SPACE}${currency}`;
}

const LONGEST_AMOUNT = 32;
const DECIMAL_COMMA = /^([0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+)(?:,([0-9]{1,2}))?$/;
const DECIMAL_POINT = /^([0-9]+)\.([0-9]{1,2})$/;

/**
 * The amount that a person typed: `12,5`, `12.50`, `1.234,50`, `1 234,50 KM`. A single point before three digits groups
 * thousands, as it does on every screen. null for anything else, never a guess.
 */
export function parseKm(typed: string): Feninga | null {
  if (typed.length > LONGEST_AMOUNT) return null;
  const compact = typed.replaceAll(/\s/g, '').replace(/(?:KM|КМ)$/i, '');
  const negative = compact.startsWith('-') || compact.startsWith(MINUS);
  const digits = negative ? compact.slice(1) : compact;
  const match = DECIMAL_COMMA.exec(digits) ?? DECIMAL_POINT.exec(digits);
  if (!match) return null;
  const whole = (match[1] ?? '').replaceAll('.', '');
  const amount = Number(whole + (match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? feninga(negative ? -amount : amount) : null;
}
