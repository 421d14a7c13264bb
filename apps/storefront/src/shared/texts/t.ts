import { translate } from '@sjaj/app-kit';
import type { ShopKey, Translate } from '@sjaj/i18n';

export { language } from '@sjaj/app-kit';

/** The text of a key in the page's language. */
export const t: Translate<ShopKey> = translate;
