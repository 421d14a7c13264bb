/// <reference path="./virtual.d.ts" />
import type { account } from './account/index.ts';
import type { shared } from './shared/index.ts';
import type { shop } from './shop/index.ts';
import type { staff } from './staff/index.ts';
import type { KeysOf } from './texts.ts';

export { storedLanguage, storeLanguage } from './chosen-language.ts';
export { componentTexts } from './component-texts.ts';
export { orderStatusKey } from './order-status.ts';
export type { Facts, Resource } from './texts.ts';
export { type FieldRule, type Issue, ruleOf } from './validation.ts';
export { openTextBook, type TextBook, type Translate } from './text-book.ts';
export type { TextLoaders } from './virtual.ts';

/** Texts that both clients show. */
export type SharedKey = KeysOf<typeof shared>;

/** Every text that the storefront may show. */
export type ShopKey = SharedKey | KeysOf<typeof shop> | KeysOf<typeof account>;

/** Every text that the back office may show. */
export type StaffKey = SharedKey | KeysOf<typeof staff>;
