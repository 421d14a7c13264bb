import { translate } from '@sjaj/app-kit';
import type { StaffKey, Translate } from '@sjaj/i18n';

export { language } from '@sjaj/app-kit';

/** The text of a key in the page's language. */
export const t: Translate<StaffKey> = translate;
