import type { Checkout } from '@sjaj/contract';
import { businessMonth, type Feninga, feninga, monthBounds, ZERO } from '@sjaj/domain';
import { type Customer, isGuest } from '../../../kernel/actor.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { addressIfAny, type AddressRow, townIfAny, type TownRow } from '../../addresses/index.ts';
import { lockCart, type PricedCart } from '../../cart/index.ts';
import { type DeliveryWay, deliveryWays } from '../../shipping/index.ts';
import * as store from '../store/place.ts';

/** Everything that an order is made of, but for the goods themselves. */
export interface LoadedCheckout {
  readonly cart: PricedCart;
  readonly ways: readonly DeliveryWay[];
  /** Undefined where none was named, or not one of the buyer's. */
  readonly address: AddressRow | undefined;
  /** Of a guest's address; undefined where none was named, or there is no such town. */
  readonly town: TownRow | undefined;
  readonly orderer: store.Signature;
  /** With VAT, before this order. */
  readonly spentThisMonth: Feninga;
}

interface LoadCheckoutInput {
  readonly actor: Customer;
  readonly body: Pick<Checkout, 'addressId' | 'guest'>;
  readonly now: Date;
}

/** Locks the caller's cart and reads what placing its order needs; the database is asked for all of it at once. */
export async function loadCheckout(tx: Tx, { actor, body, now }: LoadCheckoutInput): Promise<LoadedCheckout> {
  const { userId, companyId } = actor;
  const [cart, ways, place, orderer, spentThisMonth] = await Promise.all([
    lockCart(tx, { actor, now }),
    deliveryWays(tx),
    placeOf(tx, actor, body),
    store.signature(tx, { userId, companyId, now }),
    spent(tx, actor, now),
  ]);
  return { cart, ways, ...place, orderer, spentThisMonth };
}

type Place = Pick<LoadedCheckout, 'address' | 'town'>;

/** An address of the buyer's, or the town that a guest names. */
async function placeOf(tx: Tx, actor: Customer, { addressId, guest }: LoadCheckoutInput['body']): Promise<Place> {
  if (!isGuest(actor))
    return { address: addressId === null ? undefined : await addressIfAny(tx, actor, addressId), town: undefined };
  return { address: undefined, town: guest?.address ? await townIfAny(tx, guest.address.townId) : undefined };
}

const spent = async (tx: Tx, { userId, monthLimit }: Customer, now: Date): Promise<Feninga> =>
  monthLimit === null ? ZERO : feninga(await store.spent(tx, userId, monthBounds(businessMonth(now))));
