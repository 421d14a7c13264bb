/// <reference path="./virtual.d.ts" />
import type { account } from './account/index.ts';
import type { shared } from './shared/index.ts';
import type { shop } from './shop/index.ts';
import type { staff } from './staff/index.ts';
import type { KeyWith, PlacesOf } from './texts.ts';

export { storedLanguage, storeLanguage } from './chosen-language.ts';
export { componentTexts } from './component-texts.ts';
export { orderStatusKey } from './order-status.ts';
export type { Facts, KeyWith, Resource } from './texts.ts';
export { type FieldRule, ruleOf } from './validation.ts';
export { openTranslations, type Translate } from './translations.ts';
export { MONTHS_SHORT, workingHoursText } from './working-hours.ts';

type SharedPlaces = PlacesOf<typeof shared>;

/** Every text that the storefront may show, with its placeholders. */
export type ShopTexts = SharedPlaces & PlacesOf<typeof shop> & PlacesOf<typeof account>;

/** Every text that the back office may show, with its placeholders. */
export type StaffTexts = SharedPlaces & PlacesOf<typeof staff>;

/** The keys of texts without placeholders. */
export type ShopKey = KeyWith<ShopTexts, never>;
export type StaffKey = KeyWith<StaffTexts, never>;
