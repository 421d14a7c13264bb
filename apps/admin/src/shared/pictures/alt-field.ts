import { LONGEST_ALT } from '@sjaj/contract';
import type { TextField } from '../texts-form/text-draft.logic.ts';

/** The alternative text of a picture, as forms draw it. */
export const ALT_FIELDS = [
  { key: 'alt', label: 'editor.description', longest: LONGEST_ALT, optional: true },
] as const satisfies readonly TextField<string>[];
