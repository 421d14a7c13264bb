/** The number that was typed: NaN for what is not a whole number, so that it stays on the screen as a fault. */
export function typedQuantity(typed: string): number {
  const digits = typed.trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
}
