import { toLatin } from '@sjaj/domain';

/** A pattern for `ilike`: the text anywhere, in Latin letters, its own % and _ taken as they are. */
export const anywhere = (text: string): string => `%${toLatin(text).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The same for what begins so. */
export const atStart = (text: string): string => anywhere(text).slice(1);
