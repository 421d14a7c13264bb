import { z } from 'zod';

/** Some programs fill texts up with zero bytes, or cut them within a character: neither can be stored. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** A text of the ERP. */
export const erpText = (max: number, { min = 0 }: { readonly min?: number } = {}) =>
  z.string().transform(storableText).pipe(z.string().trim().min(min).max(max));
