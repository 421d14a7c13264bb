import { z } from 'zod';
import { Id, longText, shape } from './shapes.ts';

/** The position among records: lower comes first. */
export const Order = z.int().min(0).max(9_999);

/** A text that may be missing in some languages. */
export const Description = shape({
  bs: longText(2_000).optional(),
  hr: longText(2_000).optional(),
  srLatn: longText(2_000).optional(),
  srCyrl: longText(2_000).optional(),
  en: longText(2_000).optional(),
});

/** The fields that a stored record of staff has in addition to its form. */
export const RECORD_FIELDS = {
  id: Id,
  version: z.int(),
  /** The title in the language of the answer. */
  name: z.string(),
};
