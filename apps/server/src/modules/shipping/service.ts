import type { Db, Tx } from '../../platform/database/db.ts';
import { type DeliveryWay, OWN_DELIVERY } from './rules.ts';
import * as store from './store/delivery-options.ts';

/** Every way of delivery that the shop has: own, then express posts, then pickup places. */
export const deliveryWays = async (db: Db | Tx): Promise<readonly DeliveryWay[]> => [
  OWN_DELIVERY,
  ...(await store.ways(db)),
];
