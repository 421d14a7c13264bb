import { ORDER_STATUS as S, type OrderAct, type OrderStatus, type Principal } from '@sjaj/contract';

/**
 * Who moves an order. A customer is the `orderer` of the own orders, a company admin besides that the `approver` of the
 * company's; `merge` and `split` are commands of staff of their own, never a plain change of status.
 */
export type Mover = 'orderer' | 'company_admin' | 'approver' | 'staff' | 'gateway' | 'clock' | 'merge' | 'split';

/** What the shelf does when an order moves. */
export type StockEffect = 'none' | 'fill' | 'release' | 'hand_over' | 'take_back' | 'send_again';

export type WaitsFor = 'stock' | 'approval';

export interface Edge {
  readonly to: OrderStatus;
  readonly by: readonly Mover[];
  /** The button that does it; null where no person may do it directly. */
  readonly act: OrderAct | null;
  readonly stock: StockEffect;
  /** Whether the mover must say why. */
  readonly needsReason?: true;
  /** A pre-order takes this way only while it waits for this. */
  readonly waitsFor?: WaitsFor;
  /** Where the e-mail address of the order has to be confirmed first, or must not have been. */
  readonly email?: 'confirmed' | 'unconfirmed';
}

const cancelledBy = (by: readonly Mover[], stock: StockEffect = 'release'): Edge => ({
  to: S.cancelled,
  by,
  act: 'cancel',
  stock,
});
const rejected: Edge = { to: S.cancelled, by: ['staff'], act: 'reject', stock: 'release', needsReason: true };
/** Goods are set aside for a limited time for a guest whose address nobody has confirmed. */
const timedOut: Edge = { to: S.cancelled, by: ['clock'], act: null, stock: 'release', email: 'unconfirmed' };
const CUSTOMER: readonly Mover[] = ['orderer', 'company_admin'];

/** Every change of status that there is, and who may make it. */
export const NEXT: Readonly<Record<OrderStatus, readonly Edge[]>> = {
  [S.preOrder]: [
    { to: S.created, by: ['staff'], act: 'confirm', stock: 'fill', waitsFor: 'stock', email: 'confirmed' },
    { to: S.created, by: ['approver'], act: 'confirm', stock: 'fill', waitsFor: 'approval' },
    cancelledBy(CUSTOMER),
    rejected,
    timedOut,
  ],
  [S.created]: [
    { to: S.approved, by: ['staff'], act: 'approve', stock: 'none', email: 'confirmed' },
    cancelledBy(CUSTOMER),
    rejected,
    timedOut,
    { to: S.merged, by: ['merge'], act: null, stock: 'release' },
    { to: S.split, by: ['split'], act: null, stock: 'release', email: 'confirmed' },
  ],
  [S.unpaid]: [
    { to: S.paid, by: ['gateway'], act: null, stock: 'none' },
    cancelledBy(CUSTOMER),
    { to: S.cancelled, by: ['clock'], act: null, stock: 'release' },
  ],
  [S.paid]: [{ to: S.approved, by: ['staff'], act: 'approve', stock: 'none' }, rejected],
  [S.approved]: [
    { to: S.finished, by: ['staff'], act: 'hand_over', stock: 'hand_over' },
    { ...cancelledBy(['staff']), needsReason: true },
    { to: S.split, by: ['split'], act: null, stock: 'release' },
  ],
  [S.finished]: [
    { to: S.delivered, by: ['staff'], act: 'deliver', stock: 'none' },
    { to: S.notDelivered, by: ['staff'], act: 'not_delivered', stock: 'take_back', needsReason: true },
  ],
  [S.notDelivered]: [
    { to: S.finished, by: ['staff'], act: 'hand_over', stock: 'send_again' },
    { ...cancelledBy(['staff'], 'none'), needsReason: true },
  ],
  [S.cancelled]: [],
  [S.delivered]: [],
  [S.merged]: [],
  [S.split]: [],
};

/** As much of an order as decides where it may go. */
export interface Movable {
  readonly status: OrderStatus;
  readonly waitsFor: WaitsFor | null;
  /** Until when the guest has to confirm the e-mail address; null where nothing has to be confirmed. */
  readonly confirmEmailBy: Date | null;
}

/** The ways that an order may go now, for someone who is all of these. */
export const edgesFor = (order: Movable, movers: readonly Mover[]): readonly Edge[] =>
  edgesOf(order, movers).filter((edge) => fitsEmail(edge, order));

/** The same whether or not the e-mail address is confirmed. */
const edgesOf = ({ status, waitsFor }: Movable, movers: readonly Mover[]): readonly Edge[] =>
  NEXT[status].filter(
    (edge) =>
      edge.by.some((mover) => movers.includes(mover)) && (edge.waitsFor === undefined || edge.waitsFor === waitsFor),
  );

const fitsEmail = ({ email }: Edge, { confirmEmailBy }: Movable): boolean =>
  email === undefined || (email === 'confirmed') === (confirmEmailBy === null);

export type Move =
  | { readonly kind: 'allowed'; readonly edge: Edge }
  | { readonly kind: 'reason_required' }
  | { readonly kind: 'email_unconfirmed' }
  | { readonly kind: 'not_allowed'; readonly allowed: readonly OrderStatus[] };

/** Whether the order may go there now, by whoever asks. */
export function move(order: Movable, to: OrderStatus, movers: readonly Mover[], reason: string | null): Move {
  const edges = edgesFor(order, movers);
  const edge = edges.find((candidate) => candidate.to === to);
  if (!edge && edgesOf(order, movers).some((held) => held.to === to && held.email === 'confirmed'))
    return { kind: 'email_unconfirmed' };
  if (!edge) return { kind: 'not_allowed', allowed: [...new Set(edges.map((one) => one.to))] };
  return edge.needsReason && !reason ? { kind: 'reason_required' } : { kind: 'allowed', edge };
}

/** The buttons of an order. */
export const actsFor = (order: Movable, movers: readonly Mover[]): OrderAct[] => [
  ...new Set(edgesFor(order, movers).flatMap(({ act }) => act ?? [])),
];

interface Person {
  readonly role: Principal;
  readonly userId: number;
  readonly companyId: number | null;
  /** The one order that a mail has led to; any where it is null, or left out. */
  readonly onlyOrderId?: number | null;
}

interface Placed {
  readonly id: number;
  readonly userId: number | null;
  readonly companyId: number | null;
  /** The sales representative who placed it for the company. */
  readonly placedById: number | null;
}

/**
 * Whether somebody may read an order: staff each, a company admin and a representative those of the company, others the
 * own ones and those that a representative placed for the company, whoever came by a mail that one.
 */
export function sees(person: Person, order: Placed): boolean {
  if (person.role === 'administrator') return true;
  if (person.onlyOrderId != null && person.onlyOrderId !== order.id) return false;
  if (order.companyId !== person.companyId) return false;
  if (order.userId === person.userId) return true;
  return order.companyId !== null && (seesCompanys(person) || order.placedById !== null);
}

/** Whoever reads all orders of the company that he is there for. */
export const seesCompanys = ({ role }: Pick<Person, 'role'>): boolean =>
  role === 'company_admin' || role === 'acting_representative';

interface Owned {
  readonly userId: number | null;
  readonly companyId: number | null;
  /** Whether a company admin may approve an order of his own. */
  readonly mayApproveOwnOrders: boolean;
}

/** What somebody is to an order: nothing, where it is another's. */
export function moversFor(person: Person, order: Owned): readonly Mover[] {
  if (person.role === 'administrator') return ['staff'];
  const isOwn = order.userId === person.userId;
  const movers: Mover[] = isOwn ? ['orderer'] : [];
  const isCompanys =
    person.role === 'company_admin' && order.companyId !== null && order.companyId === person.companyId;
  if (!isCompanys) return movers;
  return [...movers, 'company_admin', ...(!isOwn || order.mayApproveOwnOrders ? (['approver'] as const) : [])];
}
