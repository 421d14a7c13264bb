import type { Checkout } from '@sjaj/contract';
import { businessMonth, type Feninga, monthBounds, ZERO } from '@sjaj/domain';
import { type Customer, isGuest } from '../../../kernel/actor.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { addressIfAny, type AddressRow, townIfAny, type TownRow } from '../../addresses/index.ts';
import { lockCart, type PricedCart } from '../../cart/index.ts';
import type { Cards } from '../../payments/index.ts';
import type { Settings } from '../../settings/index.ts';
import { type ShippingMethod, readShippingMethods } from '../../shipping/index.ts';
import { currentTerms } from '../../terms/index.ts';
import { lockSpending, spentIn, type Orderer, readOrderer } from '../store/orderer.ts';

/** What placing an order needs to know of the shop. */
export interface Shop {
  readonly settings: Settings;
  readonly cards: Cards;
}

/** The owner has switched cards on, and there is a gateway to pay at. */
export const takesCards = ({ settings, cards }: Shop): boolean => settings.cardPaymentsEnabled && cards !== null;

/** Everything that placing an order reads, except stock. */
export interface LoadedCheckout {
  readonly cart: PricedCart;
  readonly shippingMethods: readonly ShippingMethod[];
  /** Undefined where none was chosen, or it is not one of the buyer's. */
  readonly address: AddressRow | undefined;
  /** Of a guest's address; undefined without one, or for an unknown town. */
  readonly town: TownRow | undefined;
  readonly orderer: Orderer;
  /** Of the terms in force; null where there are none. */
  readonly termsId: number | null;
  /** With VAT, before this order. */
  readonly spentThisMonth: Feninga;
}

interface LoadCheckoutInput {
  readonly actor: Customer;
  readonly body: Pick<Checkout, 'addressId' | 'guest'>;
  readonly now: Date;
}

/** Locks the caller's cart and reads everything else that placing its order needs, in one round trip. */
export async function loadCheckout(tx: Tx, { actor, body, now }: LoadCheckoutInput): Promise<LoadedCheckout> {
  const { userId, companyId } = actor;
  const [cart, shippingMethods, place, orderer, terms, spentThisMonth] = await Promise.all([
    lockCart(tx, { actor, now }),
    readShippingMethods(tx, actor),
    placeOf(tx, actor, body),
    readOrderer(tx, { userId, companyId }),
    currentTerms(tx, now),
    spent(tx, actor, now),
  ]);
  return { cart, shippingMethods, ...place, orderer, termsId: terms?.id ?? null, spentThisMonth };
}

type DeliveryPlace = Pick<LoadedCheckout, 'address' | 'town'>;

/** The chosen address of a buyer, or the town of a guest's address. */
async function placeOf(
  tx: Tx,
  actor: Customer,
  { addressId, guest }: LoadCheckoutInput['body'],
): Promise<DeliveryPlace> {
  if (!isGuest(actor))
    return { address: addressId === null ? undefined : await addressIfAny(tx, actor, addressId), town: undefined };
  return { address: undefined, town: guest?.address ? await townIfAny(tx, guest.address.townId) : undefined };
}

async function spent(tx: Tx, { userId, monthLimit }: Customer, now: Date): Promise<Feninga> {
  if (monthLimit === null) return ZERO;
  // An edit of another order by staff counts as well.
  const [, amount] = await Promise.all([
    lockSpending(tx, userId),
    spentIn(tx, userId, monthBounds(businessMonth(now))),
  ]);
  return amount;
}
