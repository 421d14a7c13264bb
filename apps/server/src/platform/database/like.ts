import { toLatin } from '@sjaj/domain';

/**
 * A pattern for `like`: the text anywhere, in Latin letters, its own % and _ taken as they are. Words are compared as
 * `search_text(column) like search_text(pattern)`, whatever the case, diacritics and script of either.
 */
export const anywhere = (text: string): string => `%${toLatin(text).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The same for what begins so. */
export const atStart = (text: string): string => anywhere(text).slice(1);
