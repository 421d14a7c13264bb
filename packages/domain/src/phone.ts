const LONGEST_TYPED = 25;
const TYPED = /^\+?[0-9()/ .-]+$/;
const HOME = '387';

/**
 * The number as it is stored (E.164, `+38763123456`) from what was typed: `063 123-456`, `+387 63 …`, `00387/63…`, or a
 * foreign number with its country code. null where it cannot be a number.
 */
export function normalisePhone(typed: string): string | null {
  const text = typed.replaceAll('\u00A0', ' ').trim();
  if (text.length > LONGEST_TYPED || !TYPED.test(text)) return null;
  const digits = text.replaceAll(/[^0-9]/g, '');
  const international = internationalDigits(text, digits);
  if (international === null) return null;
  if (!international.startsWith(HOME)) return /^[1-9][0-9]{7,14}$/.test(international) ? `+${international}` : null;
  const national = international.slice(HOME.length).replace(/^0/, '');
  return /^[3-9][0-9]{7,8}$/.test(national) ? `+${HOME}${national}` : null;
}

function internationalDigits(text: string, digits: string): string | null {
  if (text.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? HOME + digits.slice(1) : null;
}

/** `+387 63 123 456`; a foreign number keeps its digits in one run. */
export function formatPhone(e164: string): string {
  const match = /^\+387([0-9]{2})([0-9]{3})([0-9]{3,4})$/.exec(e164);
  return match ? `+387 ${match[1]} ${match[2]} ${match[3]}` : e164;
}
