import { type Content, DEFAULT_LANGUAGE } from '@sjaj/domain';
import { sanitizeLanguages } from '../../../kernel/rich-text.ts';
import { Problem } from '../../../platform/problem.ts';

/** The text without what is not allowed. 400 at `field` where nothing of the Bosnian one is left. */
export function cleanText<T extends Content>(content: T, field: string): T {
  const clean = sanitizeLanguages(content);
  if (!clean[DEFAULT_LANGUAGE]) {
    throw new Problem('content.text_empty', 400, {
      errors: [{ field: `${field}.${DEFAULT_LANGUAGE}`, key: 'content.text_empty' }],
    });
  }
  return clean;
}
