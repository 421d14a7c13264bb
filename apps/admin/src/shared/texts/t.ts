import { translate } from '@sjaj/app-kit';
import type { Facts, StaffTexts, Translate } from '@sjaj/i18n';

export { language } from '@sjaj/app-kit';

/** The text of a key in the page's language. It compiles only with the facts that fill the text's placeholders. */
export const t: Translate<StaffTexts> = translate;

/** The text of a key that is known only at run time, such as a rule of the contract that an input breaks. */
export const textWithFacts = (key: keyof StaffTexts, facts: Facts): string => translate(key, facts);
