import { toLatin } from './transliterate.ts';

const NO_CODE_LETTER = /[^\p{L}\p{Nd}]/gu;

/**
 * An article code as it is compared: separators, case, script and diacritics ignored, `rk-100/l` = `RK 100 L` = `RK100L`.
 * Unlike in words, dj stays dj: DJ 10 and D 10 are two codes. Empty where the text has no letter or digit.
 */
export function normaliseCode(code: string): string {
  const latin = toLatin(code.normalize('NFKD')).toUpperCase().replaceAll('Đ', 'D');
  return latin.normalize('NFKD').replaceAll(NO_CODE_LETTER, '');
}
