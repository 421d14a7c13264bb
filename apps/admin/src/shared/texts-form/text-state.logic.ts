import { DEFAULT_LANGUAGE, type Language } from '@sjaj/domain';
import type { DraftText } from './text-draft.logic.ts';

/**
 * State of the texts of a record in a language: complete · some are missing · none, so that the shop shows Bosnian · generated from
 * Serbian in Latin letters.
 */
export type TextState<Key extends string> =
  | { readonly kind: 'complete' }
  | { readonly kind: 'missing'; readonly fields: readonly Key[] }
  | { readonly kind: 'falls_back' }
  | { readonly kind: 'automatic' };

/** The state of a language. What Bosnian does not have, no other language misses. */
export function textStateOf<Key extends string>(
  texts: Readonly<Record<Key, DraftText>>,
  keys: readonly Key[],
  language: Language,
): TextState<Key> {
  const isWritten = (key: Key, one: Language): boolean => texts[key][one].trim() !== '';
  if (language === DEFAULT_LANGUAGE) {
    const fields = keys.filter((field) => !isWritten(field, language));
    return fields.length === 0 ? { kind: 'complete' } : { kind: 'missing', fields };
  }
  const said = keys.filter((field) => isWritten(field, DEFAULT_LANGUAGE));
  const missing = said.filter((field) => !isWritten(field, language));
  if (said.length === 0) return { kind: 'falls_back' };
  if (missing.length === 0) return { kind: 'complete' };
  if (language === 'srCyrl' && missing.every((field) => isWritten(field, 'srLatn'))) return { kind: 'automatic' };
  if (missing.length === said.length) return { kind: 'falls_back' };
  return { kind: 'missing', fields: missing };
}
