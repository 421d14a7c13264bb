import { businessMonth, type Feninga, feninga, monthBounds, ZERO } from '@sjaj/domain';
import type { Customer } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { addressIfAny, type AddressRow } from '../../addresses/index.ts';
import { lockCart, type PricedCart } from '../../cart/index.ts';
import { type DeliveryWay, deliveryWays } from '../../shipping/index.ts';
import * as store from '../store/place.ts';

/** Everything that an order is made of, but for the goods themselves. */
export interface Looked {
  readonly cart: PricedCart;
  readonly ways: readonly DeliveryWay[];
  /** Undefined where none was named, or not one of the buyer's. */
  readonly address: AddressRow | undefined;
  readonly orderer: store.Signature;
  /** With VAT, before this order. */
  readonly spentThisMonth: Feninga;
}

interface Looking {
  readonly actor: Customer;
  readonly body: { readonly addressId: number | null };
  readonly now: Date;
}

/** Locks the caller's cart and reads what placing its order needs; the database is asked for all of it at once. */
export async function lookForOrder(tx: Tx, { actor, body, now }: Looking): Promise<Looked> {
  const { userId, companyId } = actor;
  const [cart, ways, address, orderer, spentThisMonth] = await Promise.all([
    lockCart(tx, { actor, now }),
    deliveryWays(tx),
    body.addressId === null ? undefined : addressIfAny(tx, actor, body.addressId),
    store.signature(tx, { userId, companyId, now }),
    spent(tx, actor, now),
  ]);
  return { cart, ways, address, orderer, spentThisMonth };
}

const spent = async (tx: Tx, { userId, monthLimit }: Customer, now: Date): Promise<Feninga> =>
  monthLimit === null ? ZERO : feninga(await store.spent(tx, userId, monthBounds(businessMonth(now))));
