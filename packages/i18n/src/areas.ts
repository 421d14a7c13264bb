import type { Language } from '@sjaj/domain';
import { account } from './account/index.ts';
import { resourceOf } from './resource.ts';
import { shared } from './shared/index.ts';
import { shop } from './shop/index.ts';
import { staff } from './staff/index.ts';
import type { Area, Resource } from './texts.ts';

/** The clients and the areas whose texts each of them shows; `account` joins the storefront's later. */
export const CLIENT_AREAS = {
  shop: [shared, shop],
  account: [account],
  staff: [shared, staff],
} as const satisfies Record<string, readonly Area[]>;

export type ClientArea = keyof typeof CLIENT_AREAS;

/** All texts of a client in one language. */
export const resourceFor = (client: ClientArea, language: Language): Resource =>
  resourceOf(CLIENT_AREAS[client], language);
