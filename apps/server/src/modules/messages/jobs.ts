import { ORDER_STATUS } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import type { Tx } from '../../platform/database/db.ts';
import type { EventConsumers } from '../../kernel/domain-events.ts';
import { staffWith } from '../auth/index.ts';
import type { AvailabilityRequestEvents } from '../availability-requests/index.ts';
import type { CareerEvents } from '../careers/index.ts';
import type { ComplaintEvents } from '../complaints/index.ts';
import type { OrderEvents } from '../orders/index.ts';
import type { PaymentEvents } from '../payments/index.ts';
import type { PresentationEvents } from '../presentations/index.ts';
import type { UserFileEvents } from '../user-files/index.ts';
import { careerMessages } from './service/career-messages.ts';
import { complaintMessages } from './service/complaint-messages.ts';
import type { CompanyEvents } from '../companies/index.ts';
import { accountMessages } from './service/account-messages.ts';
import type { DatasheetEvents } from '../articles/index.ts';
import { datasheetMessages } from './service/datasheet-messages.ts';
import { fileMessages } from './service/file-messages.ts';
import type { MachineEvents } from '../machines/index.ts';
import { machineMessages } from './service/machine-messages.ts';
import { companyMessages } from './service/company-messages.ts';
import { paymentMessages } from './service/payment-messages.ts';
import { withdrawalMessages } from './service/withdrawal-messages.ts';
import type { NoteEvents } from '../notes/index.ts';
import { noteMessages } from './service/note-messages.ts';
import type { QuestionEvents } from '../questions/index.ts';
import { questionMessages } from './service/question-messages.ts';
import type { SavedCartEvents } from '../saved-carts/index.ts';
import { savedCartMessages } from './service/saved-cart-messages.ts';
import type { WithdrawalEvents } from '../withdrawals/index.ts';
import { requestMessages } from './service/request-messages.ts';
import { isNewToStaff, isOfApproval, messageOfChange } from './rules.ts';
import { approversOf, whoSet } from './store/approvers.ts';
import { ASKS_APPROVAL, markApprovalDecided, markHandled } from './store/handled.ts';
import * as store from './store/messages.ts';

/** Writes a message into everybody's inbox and lets their screens know. */
async function notify(tx: Tx, message: store.NewMessage): Promise<void> {
  await store.insert(tx, [message]);
}

const toStaff = ({ id, number, customer }: store.Order, deciders: readonly number[]): store.NewMessage => ({
  userIds: deciders,
  kind: 'message.newOrder',
  facts: { number, company: customer },
  link: `/admin/orders/${id}`,
  orderId: id,
});

/** What asks the guest to confirm the e-mail address: the mail's link does nothing else. */
function toConfirm({ id, number, userId, language, confirmEmailBy }: store.Order): store.NewMessage[] {
  if (userId === null || confirmEmailBy === null) return [];
  const facts = { number, until: formatDateTime(confirmEmailBy, language) };
  return [{ userIds: [userId], kind: 'message.orderConfirmEmail', facts, link: `/confirm-order/${id}`, orderId: id }];
}

/** Everything that is told of an order that was placed. */
async function messagesOfPlaced(tx: Tx, order: store.Order, deciders: readonly number[]): Promise<store.NewMessage[]> {
  const { number, status, userId, companyId, waitsFor, placedById, orderer: representative } = order;
  const about = { link: store.pageOf(order.id, order), orderId: order.id };
  const messages: store.NewMessage[] = [];
  if (placedById !== null && companyId !== null) {
    const userIds = await store.recipientsOfCompany(tx, companyId);
    messages.push({ userIds, kind: 'message.orderPlacedForYou', facts: { number, representative }, ...about });
  }
  if (userId !== null) messages.push({ userIds: [userId], kind: 'message.orderPlaced', facts: { number }, ...about });
  // Staff have nothing to do with an order before its money is there.
  if (status === ORDER_STATUS.unpaid) return messages;
  if (waitsFor !== 'approval' || companyId === null) return [...messages, toStaff(order, deciders)];
  const userIds = await approversOf(tx, { companyId, ordererId: userId });
  return [...messages, { userIds, kind: ASKS_APPROVAL, facts: { number }, ...about }];
}

async function notifyOfPlaced(tx: Tx, events: readonly OrderEvents['order.placed'][]): Promise<void> {
  const [orders, deciders] = await Promise.all([
    store.ordersOf(
      tx,
      events.map(({ orderId }) => orderId),
    ),
    staffWith(tx, 'decideOrders'),
  ]);
  const unconfirmedIds = new Set(events.flatMap(({ orderId, isUnconfirmed }) => (isUnconfirmed ? orderId : [])));
  const isUnconfirmed = ({ id }: store.Order): boolean => unconfirmedIds.has(id);
  // Nobody but the guest hears of such an order before the address is confirmed, which may have happened meanwhile.
  const unconfirmed = orders.filter(isUnconfirmed).flatMap(toConfirm);
  const placed = orders.filter((order) => !isUnconfirmed(order));
  const messages = await Promise.all(placed.map((order) => messagesOfPlaced(tx, order, deciders)));
  await store.insert(tx, [...unconfirmed, ...messages.flat()]);
}

/** The order comes before its orderer and staff as if it were placed now. */
async function notifyOfConfirmed(tx: Tx, { orderId }: OrderEvents['order.email_confirmed']): Promise<void> {
  await notifyOfPlaced(tx, [{ orderId }]);
}

async function askAgainToConfirm(tx: Tx, { orderId }: OrderEvents['order.confirmation_requested']): Promise<void> {
  const order = await store.orderOf(tx, orderId);
  if (order) await store.insert(tx, toConfirm(order));
}

async function notifyOfChange(
  tx: Tx,
  { orderId, from, to, reason, byUserId, approval }: OrderEvents['order.status_changed'],
): Promise<void> {
  const order = await store.orderOf(tx, orderId);
  if (!order || isOwnCancelUnseen(order, to, byUserId)) return;
  const isByStaff = await store.isStaff(tx, byUserId);
  if (isNewToStaff({ from, to, isByStaff })) await notify(tx, toStaff(order, await staffWith(tx, 'decideOrders')));
  // The orderer is told of each change, own ones too: what is in the inbox and in the mail is whole.
  const userIds = (await orderersOf(tx, order)).filter((id) => id === order.userId || id !== byUserId);
  if (userIds.length === 0) return;
  const kind = messageOfChange({ from, to, reason, isByStaff, isByClock: byUserId === null, approval });
  const { number, target, parts } = order;
  const [first, second] = parts;
  const facts = {
    number,
    ...(reason === null ? {} : { reason }),
    ...(isOfApproval(kind) ? { who: await whoSet(tx, orderId, to) } : {}),
    ...(target === null ? {} : { target }),
    ...(first === undefined || second === undefined ? {} : { first, second }),
  };
  await notify(tx, { userIds, kind, facts, link: store.pageOf(orderId, order), orderId });
}

/** Everybody who was told of the order hears that it is another one now. */
async function notifyOfEdit(tx: Tx, { orderId, reason }: OrderEvents['order.edited']): Promise<void> {
  const order = await store.orderOf(tx, orderId);
  if (!order) return;
  const userIds = await orderersOf(tx, order);
  const facts = { number: order.number, reason };
  await notify(tx, { userIds, kind: 'orderEditMessage.edited', facts, link: store.pageOf(orderId, order), orderId });
}

/** An order that waits no longer for a decision of staff needs no message any more. */
async function readHandledOrder(tx: Tx, { orderId, to }: OrderEvents['order.status_changed']): Promise<void> {
  if (to !== ORDER_STATUS.created && to !== ORDER_STATUS.paid)
    await markHandled(tx, { link: `/admin/orders/${orderId}` });
}

/** What one approver has decided, or the orderer has cancelled, asks nothing of the other approvers any more. */
async function readDecidedApproval(tx: Tx, { orderId, from }: OrderEvents['order.status_changed']): Promise<void> {
  if (from === ORDER_STATUS.preOrder) await markApprovalDecided(tx, orderId);
}

/** A guest who cancels before anything was confirmed causes no further mail. */
const isOwnCancelUnseen = (order: store.Order, to: number, byUserId: number | null): boolean =>
  to === ORDER_STATUS.cancelled && order.isGuests && !order.isEmailConfirmed && byUserId === order.userId;

/** The users who are notified of an order: its orderer, and the company's users if a representative placed it. */
async function orderersOf(tx: Tx, { userId, companyId, placedById }: store.Order): Promise<number[]> {
  const orderer = userId === null ? [] : [userId];
  return placedById === null || companyId === null
    ? orderer
    : [...orderer, ...(await store.recipientsOfCompany(tx, companyId))];
}

type ConsumedEvents = OrderEvents &
  CompanyEvents &
  PaymentEvents &
  AvailabilityRequestEvents &
  PresentationEvents &
  ComplaintEvents &
  UserFileEvents &
  DatasheetEvents &
  MachineEvents &
  WithdrawalEvents &
  QuestionEvents &
  NoteEvents &
  SavedCartEvents &
  CareerEvents;

export const messageConsumers: EventConsumers<ConsumedEvents> = {
  'order.placed': [{ batch: notifyOfPlaced }],
  'order.status_changed': [notifyOfChange, readHandledOrder, readDecidedApproval],
  'order.edited': [notifyOfEdit],
  'order.email_confirmed': [notifyOfConfirmed],
  'order.confirmation_requested': [askAgainToConfirm],
  ...accountMessages(notify),
  ...companyMessages(notify),
  ...paymentMessages(notify),
  ...requestMessages(notify),
  ...complaintMessages(notify),
  ...fileMessages(notify),
  ...datasheetMessages(notify),
  ...careerMessages(notify),
  ...machineMessages(notify),
  ...withdrawalMessages(notify),
  ...questionMessages(notify),
  ...noteMessages(notify),
  ...savedCartMessages(notify),
};
