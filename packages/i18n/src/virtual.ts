import type { Language } from '@sjaj/domain';
import type { Resource } from './texts.ts';

/** One loader for each language, as `virtual:texts/shop` and `virtual:texts/staff` export them. */
export type TextLoaders = Readonly<Record<Language, () => Promise<{ readonly default: Resource }>>>;
