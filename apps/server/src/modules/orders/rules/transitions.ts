import {
  type Capability,
  ORDER_STATUS as S,
  type OrderAction,
  type OrderStatus,
  type Principal as CallerRole,
} from '@sjaj/contract';

/**
 * The role in which an order changes its status. Customers are `orderer` of their own orders, company admins also `approver`
 * of their company's, as is a `deputy` of one of them. `staff` decide on orders, a `shipper` delivers them. `merge` and `split` are separate commands of staff, never a plain change of status.
 */
export type OrderRole =
  | 'orderer'
  | 'company_admin'
  | 'approver'
  | 'deputy'
  | 'staff'
  | 'shipper'
  | 'gateway'
  | 'clock'
  | 'merge'
  | 'split';

/** What a transition does to the stock of the order's lines. */
export type StockEffect = 'none' | 'fill' | 'release' | 'hand_over' | 'take_back' | 'send_again';

export type HoldReason = 'stock' | 'approval';

export interface Transition {
  readonly to: OrderStatus;
  readonly by: readonly OrderRole[];
  /** The action that a person calls; null where no person may. */
  readonly action: OrderAction | null;
  readonly stock: StockEffect;
  /** Whether a reason is required. */
  readonly needsReason?: true;
  /** Allowed only while a pre-order is held for this reason. */
  readonly holdReason?: HoldReason;
  /** Allowed only with a confirmed, or an unconfirmed, e-mail address. */
  readonly email?: 'confirmed' | 'unconfirmed';
}

const cancelledBy = (by: readonly OrderRole[], stock: StockEffect = 'release'): Transition => ({
  to: S.cancelled,
  by,
  action: 'cancel',
  stock,
});
const rejected: Transition = { to: S.cancelled, by: ['staff'], action: 'reject', stock: 'release', needsReason: true };
/** Stock is reserved for a limited time for a guest with an unconfirmed e-mail address. */
const timedOut: Transition = { to: S.cancelled, by: ['clock'], action: null, stock: 'release', email: 'unconfirmed' };
const CUSTOMER: readonly OrderRole[] = ['orderer', 'company_admin'];

/** All transitions, by the status they start from. */
export const NEXT: Readonly<Record<OrderStatus, readonly Transition[]>> = {
  [S.preOrder]: [
    { to: S.created, by: ['staff'], action: 'confirm', stock: 'fill', holdReason: 'stock', email: 'confirmed' },
    { to: S.created, by: ['approver', 'deputy'], action: 'confirm', stock: 'fill', holdReason: 'approval' },
    cancelledBy(CUSTOMER),
    { ...cancelledBy(['deputy']), holdReason: 'approval' },
    rejected,
    timedOut,
  ],
  [S.created]: [
    { to: S.approved, by: ['staff'], action: 'approve', stock: 'none', email: 'confirmed' },
    cancelledBy(CUSTOMER),
    rejected,
    timedOut,
    { to: S.merged, by: ['merge'], action: null, stock: 'release' },
    { to: S.split, by: ['split'], action: null, stock: 'release', email: 'confirmed' },
  ],
  [S.unpaid]: [
    { to: S.paid, by: ['gateway'], action: null, stock: 'none' },
    cancelledBy(CUSTOMER),
    { to: S.cancelled, by: ['clock'], action: null, stock: 'release' },
  ],
  [S.paid]: [{ to: S.approved, by: ['staff'], action: 'approve', stock: 'none' }, rejected],
  [S.approved]: [
    { to: S.finished, by: ['shipper'], action: 'hand_over', stock: 'hand_over' },
    { ...cancelledBy(['staff']), needsReason: true },
    { to: S.split, by: ['split'], action: null, stock: 'release' },
  ],
  [S.finished]: [
    { to: S.delivered, by: ['shipper'], action: 'deliver', stock: 'none' },
    { to: S.notDelivered, by: ['shipper'], action: 'not_delivered', stock: 'take_back', needsReason: true },
  ],
  [S.notDelivered]: [
    { to: S.finished, by: ['shipper'], action: 'hand_over', stock: 'send_again' },
    { ...cancelledBy(['staff'], 'none'), needsReason: true },
  ],
  [S.cancelled]: [],
  [S.delivered]: [],
  [S.merged]: [],
  [S.split]: [],
};

/** The state of an order that decides about its transitions. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly holdReason: HoldReason | null;
  /** Until when the guest has to confirm the e-mail address; null where nothing has to be confirmed. */
  readonly confirmEmailBy: Date | null;
}

/** The transitions that an order may make now in any of these roles. */
export const transitionsFor = (order: OrderState, roles: readonly OrderRole[]): readonly Transition[] =>
  transitionsOf(order, roles).filter((transition) => fitsEmail(transition, order));

/** The same, regardless of the e-mail address. */
const transitionsOf = ({ status, holdReason }: OrderState, roles: readonly OrderRole[]): readonly Transition[] =>
  NEXT[status].filter(
    (transition) =>
      transition.by.some((role) => roles.includes(role)) &&
      (transition.holdReason === undefined || transition.holdReason === holdReason),
  );

const fitsEmail = ({ email }: Transition, { confirmEmailBy }: OrderState): boolean =>
  email === undefined || (email === 'confirmed') === (confirmEmailBy === null);

type TransitionCheck =
  | { readonly kind: 'allowed'; readonly transition: Transition }
  | { readonly kind: 'reason_required' }
  | { readonly kind: 'email_unconfirmed' }
  | { readonly kind: 'not_allowed'; readonly allowed: readonly OrderStatus[] };

/** Checks whether an order may change to a status now in any of these roles. */
export function checkTransition(
  order: OrderState,
  to: OrderStatus,
  roles: readonly OrderRole[],
  reason: string | null,
): TransitionCheck {
  const transitions = transitionsFor(order, roles);
  const transition = transitions.find((candidate) => candidate.to === to);
  if (!transition && transitionsOf(order, roles).some((blocked) => blocked.to === to && blocked.email === 'confirmed'))
    return { kind: 'email_unconfirmed' };
  if (!transition) return { kind: 'not_allowed', allowed: [...new Set(transitions.map((one) => one.to))] };
  return transition.needsReason && !reason ? { kind: 'reason_required' } : { kind: 'allowed', transition };
}

/** The actions that a person may call on an order. */
export const actionsFor = (order: OrderState, roles: readonly OrderRole[]): OrderAction[] => [
  ...new Set(transitionsFor(order, roles).flatMap(({ action }) => action ?? [])),
];

interface OrderViewer {
  readonly role: CallerRole;
  readonly userId: number;
  readonly companyId: number | null;
  /** The only order that an order-link session may see; no restriction where null or left out. */
  readonly onlyOrderId?: number | null;
  /** Of staff. */
  readonly capabilities?: readonly Capability[];
}

interface VisibleOrder {
  readonly id: number;
  readonly userId: number | null;
  readonly companyId: number | null;
  /** The sales representative who placed it for the company. */
  readonly placedById: number | null;
}

/**
 * Whether somebody may read an order: staff may read all, company admins and acting representatives those of the company,
 * other customers their own and those that a representative placed for their company, an order-link session its one order.
 */
export function canSeeOrder(person: OrderViewer, order: VisibleOrder): boolean {
  if (person.capabilities?.includes('viewOrders')) return true;
  if (person.onlyOrderId != null && person.onlyOrderId !== order.id) return false;
  if (order.companyId !== person.companyId) return false;
  if (order.userId === person.userId) return true;
  return order.companyId !== null && (seesCompanyOrders(person) || order.placedById !== null);
}

/** Whether somebody may read all orders of their company. */
export const seesCompanyOrders = ({ role }: Pick<OrderViewer, 'role'>): boolean =>
  role === 'company_admin' || role === 'acting_representative';

interface OwnedOrder {
  readonly userId: number | null;
  readonly companyId: number | null;
  /** Whether a company admin may approve their own orders. */
  readonly mayApproveOwnOrders: boolean;
}

/** A company admin for whom a colleague approves orders today. */
export interface Principal {
  readonly id: number;
  readonly name: string;
}

/**
 * The company admin for whom a deputy may decide on an order. None for the deputy's own order, and for one of the only
 * principal, who could not approve it either.
 */
export function principalFor(
  { userId, companyId }: Pick<OrderViewer, 'companyId' | 'userId'>,
  order: OwnedOrder,
  principals: readonly Principal[],
): Principal | undefined {
  if (order.companyId === null || order.companyId !== companyId || order.userId === userId) return undefined;
  return principals.find(({ id }) => id !== order.userId || order.mayApproveOwnOrders);
}

/** The roles of staff for every order. */
export const rolesOfStaff = (capabilities: readonly Capability[]): readonly OrderRole[] => [
  ...(capabilities.includes('decideOrders') ? (['staff'] as const) : []),
  ...(capabilities.includes('shipOrders') ? (['shipper'] as const) : []),
];

/** The roles of somebody for an order; none for an order that is not theirs. */
export function rolesFor(
  person: OrderViewer,
  order: OwnedOrder,
  principals: readonly Principal[] = [],
): readonly OrderRole[] {
  if (person.capabilities) return rolesOfStaff(person.capabilities);
  const isOwn = order.userId === person.userId;
  const roles: OrderRole[] = isOwn ? ['orderer'] : [];
  const isCompanys =
    person.role === 'company_admin' && order.companyId !== null && order.companyId === person.companyId;
  if (!isCompanys) return principalFor(person, order, principals) ? [...roles, 'deputy'] : roles;
  return [...roles, 'company_admin', ...(!isOwn || order.mayApproveOwnOrders ? (['approver'] as const) : [])];
}
