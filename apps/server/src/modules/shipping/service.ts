import type { PickupPlaceView } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { inScript, localised } from '../../kernel/localised.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type ShippingMethod, OWN_DELIVERY } from './rules.ts';
import { listActivePlaces } from './store/pickup-places.ts';
import * as store from './store/shipping-methods.ts';

/** A caller without an account is limited by no company. */
export const NOBODY: store.Chooser = { userId: 0, companyId: null };

/** The shipping methods that the person may choose: own delivery, then carriers, then pickup places. */
export const readShippingMethods = async (db: Db | Tx, chooser: store.Chooser): Promise<readonly ShippingMethod[]> => [
  OWN_DELIVERY,
  ...(await store.list(db, chooser)),
];

/** The branches of the shop in the script of the reader. */
export async function readBranches(db: Db, language: Language): Promise<PickupPlaceView[]> {
  const places = await listActivePlaces(db);
  return places.map(({ title, street, town, ...place }) => ({
    ...place,
    title: inScript(title, language),
    street: inScript(street, language),
    town: localised(town, language),
  }));
}
