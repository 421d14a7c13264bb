import { z } from 'zod';
import { Id, longText, shape } from './shapes.ts';

/** The place among equals: lower comes first. */
export const Order = z.int().min(0).max(9_999);

/** A text that may be missing in any language. */
export const Description = shape({
  bs: longText(2_000).optional(),
  hr: longText(2_000).optional(),
  srLatn: longText(2_000).optional(),
  srCyrl: longText(2_000).optional(),
  en: longText(2_000).optional(),
});

/** What a kept record of the catalogue's vocabulary has besides its form. */
export const KEPT = {
  id: Id,
  version: z.int(),
  /** The title as the reader sees it. */
  name: z.string(),
};
