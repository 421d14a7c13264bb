import { parseJson, STORAGE_KEYS, storedValue } from '@sjaj/app-kit';

/** The one order that the link of a mail has opened in this tab, independent of the user who is signed in. */
interface LinkedOrder {
  readonly token: string;
  readonly orderId: number;
}

/** Survives a reload, not the tab. */
const tabText = (key: string) =>
  storedValue<string | null>({ key, area: 'session', parse: (text) => text, print: (text) => text });

const link = tabText(STORAGE_KEYS.orderLink);
const confirmation = tabText(STORAGE_KEYS.emailConfirmation);
const approval = tabText(STORAGE_KEYS.approvalLink);
const order = storedValue<LinkedOrder | null>({
  key: STORAGE_KEYS.linkedOrder,
  area: 'session',
  parse: (text) => parseJson(text, isLinkedOrder, null),
  print: (value) => value && JSON.stringify(value),
});

const isLinkedOrder = (value: unknown): value is LinkedOrder =>
  typeof value === 'object' && value !== null && 'token' in value && 'orderId' in value;

/** The token of a followed link that is not exchanged yet, null without one. */
export const orderLink = (): string | null => link.get();
export const useOrderLink = (): string | null => link.use();

/** Stores the token of a followed link, and closes the order of an earlier one. */
export function followOrderLink(token: string): void {
  closeLinkedOrder();
  link.set(token);
}

/** The order that this tab has open, null without one. */
export const linkedOrder = (): LinkedOrder | null => order.get();
export const useLinkedOrder = (): LinkedOrder | null => order.use();

/** Opens the order that a link was exchanged for. */
export function openLinkedOrder(opened: LinkedOrder): void {
  link.set(null);
  order.set(opened);
}

/** Closes the order, whose token the server no longer accepts. */
export const closeLinkedOrder = (): void => order.set(null);

/** The token of a followed link that confirms an e-mail address, null without one. */
export const emailConfirmation = (): string | null => confirmation.get();
export const useEmailConfirmation = (): string | null => confirmation.use();

/** Stores such a token. It confirms nothing yet, because mail scanners follow links too. */
export const followEmailConfirmation = (token: string): void => confirmation.set(token);

/** The token of a followed link that asks for an approval, null without one. It decides nothing by being followed. */
export const useApprovalLink = (): string | null => approval.use();
export const followApprovalLink = (token: string): void => approval.set(token);
