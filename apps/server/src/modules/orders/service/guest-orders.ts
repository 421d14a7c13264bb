import type { GuestDetails, Checkout } from '@sjaj/contract';
import { type Feninga, formatKm, type Language } from '@sjaj/domain';
import { type Customer, isGuest } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { ProofOfWork } from '../../../platform/http/proof-of-work.ts';
import { Problem } from '../../../platform/problem.ts';
import type { RetentionTask } from '../../../kernel/retention.ts';
import type { PricedCart } from '../../cart/index.ts';
import type { GuestOrders } from '../../settings/index.ts';
import { CONFIRMED_PER_OPEN, findBoundError, isOpenTooMuch } from '../rules/guest-order.ts';
import * as store from '../store/guest-mails.ts';
import { townInReach } from '../../addresses/index.ts';
import type { Orderer } from '../store/orderer.ts';
import { fieldProblem } from './checks.ts';
import type { Destination } from './delivery.ts';
import type { LoadedCheckout } from './load-checkout.ts';

interface GuestCall {
  readonly actor: Pick<Customer, 'userId'>;
  /** Where the call comes from. */
  readonly address: string;
  readonly now: Date;
}

export const sourceOf = ({ actor, address, now }: GuestCall, email: string | null): store.GuestSource => ({
  userId: actor.userId,
  network: networkOf(address),
  email: email === null ? null : email.toLowerCase(),
  now,
});

export interface Ordered {
  readonly cart: PricedCart;
  readonly total: Feninga;
}

/** By what an order of a guest is judged. */
export interface GuestOrderChecks {
  readonly bounds: GuestOrders;
  readonly language: Language;
  readonly proof: ProofOfWork;
}

/** 409 where the cart holds more than one order of a guest may. */
export function checkGuestCart({ cart, total }: Ordered, { bounds, language }: GuestOrderChecks): void {
  const error = findBoundError({ lines: cart.lines, total }, bounds, language);
  if (!error) return;
  const { code, facts, articleIds } = error;
  const errors = articleIds.map((id) => ({ field: `articles.${id}.quantity`, key: code, facts }));
  throw new Problem(code, 409, { facts, errors });
}

/**
 * 409 while too many orders of the guest, the e-mail address or the network are open or wait for staff, 429 where too many came within the hour, and with
 * a challenge where many did.
 * Others of the same source wait until the transaction ends, so that no two take the last place.
 */
export async function checkGuestSource(
  tx: Tx,
  source: store.GuestSource,
  total: Feninga,
  { bounds, language, proof }: GuestOrderChecks,
) {
  await store.lockSource(tx, source);
  const open = await store.openOrders(tx, source);
  if (isOpenTooMuch(open, bounds, total)) {
    throw new Problem('checkout.guest_open_orders', 409, { facts: factsOf(bounds, language) });
  }
  const { wait, count } = await waitWithinHour(tx, source, bounds.ordersPerHour);
  if (wait > 0) throw new Problem('checkout.guest_too_often', 429, { facts: minutesOf(wait), retryAfter: wait });
  proof.require(count, hourly(bounds.ordersPerHour), HOUR_MS);
}

/**
 * 409 where the orders of a private customer to whom nothing was delivered yet, or of their network, would be too many or too much at once.
 * Others of the same source wait until the transaction ends.
 */
export async function checkNewcomer(
  tx: Tx,
  source: store.GuestSource,
  total: Feninga,
  { bounds, language }: Omit<GuestOrderChecks, 'proof'>,
) {
  await store.lockSource(tx, source);
  if (!isOpenTooMuch(await store.openOrders(tx, source), bounds, total)) return;
  throw new Problem('checkout.newcomer_open_orders', 409, { facts: factsOf(bounds, language) });
}

const factsOf = ({ openOrders, openTotal }: GuestOrders, language: Language) => ({
  count: openOrders,
  confirmed: openOrders * CONFIRMED_PER_OPEN,
  maximum: formatKm(openTotal, language),
});

/** Half of the orders of an hour need no proof. */
const hourly = (requests: number) => ({ requests, freeRequests: Math.ceil(requests / 2), seconds: HOUR_MS / 1_000 });

const HOUR_MS = 3_600_000;

interface WithinHour {
  /** Seconds until the source may cause one more mail; 0 now. */
  readonly wait: number;
  /** How many it has caused within the hour. */
  readonly count: number;
}

/** How near the source is to the mails that it may cause within an hour. */
export async function waitWithinHour(tx: Tx, source: store.GuestSource, perHour: number): Promise<WithinHour> {
  const now = source.now.getTime();
  const { count, first } = await store.mailsSince(tx, source, new Date(now - HOUR_MS));
  if (count < perHour || first === null) return { wait: 0, count };
  return { wait: Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now) / 1_000)), count };
}

export const minutesOf = (seconds: number) => ({ minutes: Math.ceil(seconds / 60) });

/** Notes the mail that the order of the guest causes. */
export const noteGuestMail = (tx: Tx, orderId: number, source: store.GuestSource): Promise<void> =>
  store.insertMail(tx, orderId, source);

/** Whether the shop takes no further order of this guest now, whatever is in it. */
export async function isGuestBlocked(db: Db | Tx, call: GuestCall & { actor: Customer }, bounds: GuestOrders) {
  if (!isGuest(call.actor)) return false;
  return isOpenTooMuch(await store.openOrders(db, sourceOf(call, null)), bounds);
}

/** The source of a guest's order; null for a customer with an account. */
export const guestSource = (call: GuestCall, guest: GuestDetails | null): store.GuestSource | null =>
  guest && sourceOf(call, guest.email);

const DAY_MS = 24 * HOUR_MS;
/** Longer than any limit looks back. */
const RETENTION_DAYS = 30;

/** Forgets which network caused which mail once no limit asks for it. */
export const purgeExpiredGuestMails: RetentionTask = (db, now) =>
  store.deleteMailsBefore(db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS));

/** The details of a guest's order; null for a customer with an account. */
export const detailsOf = ({ role }: Customer, { guest }: Pick<Checkout, 'guest'>): GuestDetails | null =>
  isGuest({ role }) ? (guest ?? null) : null;

/** 400 for a guest's order without details, or without an address for a delivery. */
export function checkDetails(actor: Customer, body: Checkout): void {
  if (!isGuest(actor)) return;
  if (!body.guest) throw fieldProblem('guest', 'checkout.guest_details_required');
  if (body.deliveryMethod !== 'pickup' && !body.guest.address)
    throw fieldProblem('guest.address', 'checkout.address_required');
}

/** The orderer: from the account, or from a guest's details. */
export const ordererOf = (orderer: Orderer, guest: GuestDetails | null): Orderer =>
  guest ? { ...orderer, name: `${guest.firstName} ${guest.lastName}`, email: guest.email } : orderer;

/** The delivery address of a guest. 400 for an unknown town and one that the shop does not deliver to. */
export function destinationOf(guest: GuestDetails, { town }: LoadedCheckout): Destination {
  if (!guest.address) throw fieldProblem('guest.address', 'checkout.address_required');
  const { street, note = null } = guest.address;
  const contact = { contactPerson: `${guest.firstName} ${guest.lastName}`, phone: guest.phoneNumber };
  return { ...contact, ...townInReach(town, 'guest.address.townId'), street, note: note || null };
}
