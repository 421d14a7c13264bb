import { z } from 'zod';

/** A text of the ERP. Some programs fill theirs up with zero bytes, which no database keeps. */
export const erpText = (max: number, { min = 0 }: { readonly min?: number } = {}) =>
  z
    .string()
    .transform((text) => text.replaceAll('\0', ''))
    .pipe(z.string().trim().min(min).max(max));
