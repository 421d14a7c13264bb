/** EAN-13 of twelve digits: the thirteenth is the check digit. */
export function ean13(twelve: string): string {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(twelve[index]) * (index % 2 === 0 ? 1 : 3);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** True for thirteen digits whose last one is the right check digit. */
export const isEan13 = (code: string): boolean => /^\d{13}$/.test(code) && ean13(code.slice(0, 12)) === code;
