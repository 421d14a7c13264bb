import type { ImpersonationMode, Capability, CompanyScope, Principal } from '@sjaj/contract';
import type { Feninga, Language } from '@sjaj/domain';

interface SignedIn {
  readonly userId: number;
  readonly sessionId: number;
  readonly name: string;
  readonly language: Language;
  readonly canViewPrices: boolean;
  readonly canOrder: boolean;
}

/**
 * A person of a company, a private customer, a representative acting for a company, or a guest of an open shop: has a cart,
 * orders. An `order_holder` is a guest who came through the link of a mail: they reach one order.
 */
export interface Customer extends SignedIn {
  readonly role: 'private' | 'buyer' | 'company_admin' | 'acting_representative' | 'guest_buyer' | 'order_holder';
  /** Of a session that staff have opened from a company's record: with `view` they change nothing. */
  readonly actingMode?: ImpersonationMode | null;
  /** The one order that the session is good for; null where it is good for all that the person has. */
  readonly onlyOrderId: number | null;
  /** The company that is bought for; null for a private customer and for a guest. */
  readonly companyId: number | null;
  readonly companyTitle: string | null;
  /** Limits per order and per calendar month; null = none. */
  readonly orderLimit: Feninga | null;
  readonly monthLimit: Feninga | null;
}

export interface Staff extends SignedIn {
  /** `enrolling_staff` has to set up a second factor before anything else. */
  readonly role: 'sales_representative' | 'staff' | 'administrator' | 'enrolling_staff';
  /** What they may do in the back office. */
  readonly capabilities: readonly Capability[];
  /** Whose records they reach: those of all customers, or of the companies that they are assigned to. */
  readonly companyScope: CompanyScope;
  /** Of a program that calls with a key: there is no person, and no session. */
  readonly apiKey?: { readonly id: number; readonly requestsPerMinute: number };
  readonly companyId: null;
}

/** A caller without a token: `guest` in an open shop, `visitor` in a closed one. */
interface Anonymous {
  readonly role: 'guest' | 'visitor';
}

export type Actor = Customer | Staff | Anonymous;

/** Whether a sales representative does this for a company: the audit log then names both users. */
export const isImpersonating = (
  actor: Actor,
): actor is Customer & { role: 'acting_representative'; companyId: number } =>
  actor.role === 'acting_representative' && actor.companyId !== null;

/** Whether the caller only looks at the shop as a company sees it. */
export const onlyViews = (actor: Customer | Staff): boolean => isCustomer(actor) && actor.actingMode === 'view';

/** The key that a program calls with; undefined for a person. */
export const apiKeyOf = (actor: Actor): Staff['apiKey'] => ('apiKey' in actor ? actor.apiKey : undefined);

/** The actors whom a route with this access lets in. */
export type ActorOf<A extends Principal> =
  | (A extends Customer['role'] ? Customer : never)
  | (A extends Staff['role'] ? Staff : never)
  | (A extends Anonymous['role'] ? Anonymous : never);

/** Whether the caller has the token of a guest, who has no account to log in to. */
export const isGuest = ({ role }: Pick<Actor, 'role'>): boolean => role === 'guest_buyer' || role === 'order_holder';
/** Whether a caller may do this in the back office; no customer may. */
export const hasCapability = (actor: Actor, capability: Capability): boolean =>
  'capabilities' in actor && actor.capabilities.includes(capability);
/** Whether the caller has a token. */
export const isSignedIn = (actor: Actor): actor is Customer | Staff => 'userId' in actor;
export const isCustomer = (actor: Actor): actor is Customer => isSignedIn(actor) && 'orderLimit' in actor;
/** Staff see every price; nobody sees retail prices in an open shop; customers as their profile says. */
export const seesPrices = (actor: Actor): boolean => (isSignedIn(actor) ? actor.canViewPrices : actor.role === 'guest');
