const DOMESTIC = /^[0-9]{16}$/;

/** All Bosnian IBANs carry these check digits, because domestic numbers are checked modulo 97 themselves. */
const IBAN_PREFIX = 'BA39';

/** The 16 digits of a Bosnian bank account from what was typed: with spaces, dashes or as IBAN. null for another number of digits. */
export function bankAccountDigits(typed: string): string | null {
  const compact = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const digits = compact.startsWith(IBAN_PREFIX) ? compact.slice(IBAN_PREFIX.length) : compact;
  return DOMESTIC.test(digits) ? digits : null;
}

/** Whether the last two of 16 digits are the check digits of the others (modulo 97). */
export const bankAccountCheckFits = (digits: string): boolean => BigInt(digits) % 97n === 1n;

/** The same as `bankAccountDigits`; null also where the check digits do not fit. */
export function parseBankAccount(typed: string): string | null {
  const digits = bankAccountDigits(typed);
  return digits !== null && bankAccountCheckFits(digits) ? digits : null;
}

export const isBankAccount = (typed: string): boolean => parseBankAccount(typed) !== null;

/** `199-044-00012002-79`, from 16 digits. */
export const formatBankAccount = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 14), digits.slice(14)].join('-');

/** `BA39 1990 4400 0120 0279`, from 16 digits. */
export const formatIban = (digits: string): string => (IBAN_PREFIX + digits).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The two control digits that complete bank (3), branch (3) and account (8). */
export const bankAccountControl = (first14: string): string =>
  String(98n - ((BigInt(first14) * 100n) % 97n)).padStart(2, '0');
