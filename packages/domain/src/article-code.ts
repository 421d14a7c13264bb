import { foldLetters } from './fold.ts';

/**
 * An article code as it is compared: separators, case, script and diacritics ignored, `rk-100/l` = `RK 100 L` = `RK100L`.
 * Empty where the text has no letter or digit.
 */
export const normaliseCode = (code: string): string => foldLetters(code).replaceAll(' ', '').toUpperCase();
