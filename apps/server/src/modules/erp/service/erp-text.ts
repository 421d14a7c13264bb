import { z } from 'zod';

/** Some programs fill texts up with zero bytes, which no database keeps. */
export const withoutZeroBytes = (text: string): string => text.replaceAll('\0', '');

/** A text of the ERP. */
export const erpText = (max: number, { min = 0 }: { readonly min?: number } = {}) =>
  z.string().transform(withoutZeroBytes).pipe(z.string().trim().min(min).max(max));
