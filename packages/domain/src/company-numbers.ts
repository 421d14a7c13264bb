const JIB = /^[0-9]{13}$/;
const PDV = /^[0-9]{12}$/;
const WEIGHTS = [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A company's identification number has 13 digits. That is the whole hard rule: see `jibCheckDigitFits`. */
export const isJib = (value: string): boolean => JIB.test(value);

/** A VAT number has 12 digits. */
export const isPdvNumber = (value: string): boolean => PDV.test(value);

/**
 * Whether the last digit of a JIB fits the usual scheme. Some genuine numbers of branches do not fit: warn, never block.
 * false also for what is no JIB at all.
 */
export function jibCheckDigitFits(jib: string): boolean {
  return isJib(jib) && Number(jib[12]) === jibCheckDigit(jib.slice(0, 12));
}

/** The check digit of the first twelve digits; 10 where the ordinary series has no number. */
export function jibCheckDigit(first12: string): number {
  const weighted = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first12[index]), 0);
  return (11 - (weighted % 11)) % 11;
}

/** Whether a VAT number belongs to the JIB: a branch has its own JIB but prints the company's VAT number. */
export const pdvBelongsTo = (pdv: string, jib: string): boolean =>
  isPdvNumber(pdv) && isJib(jib) && pdv.slice(0, 8) === jib.slice(1, 9);
