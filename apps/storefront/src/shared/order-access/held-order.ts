/** What the link in a mail has opened: one order, in this tab, whoever is signed in here. */
export interface HeldOrder {
  readonly token: string;
  readonly orderId: number;
}

const LINK_KEY = 'sjaj.order.link';
const HELD_KEY = 'sjaj.order.held';
const CONFIRMATION_KEY = 'sjaj.order.confirmation';

const listeners = new Set<() => void>();
// Where the browser keeps nothing, the order is open until the page is closed.
const copies = new Map<string, string>();

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? copies.get(key) ?? null;
  } catch {
    return copies.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  if (text === null) copies.delete(key);
  else copies.set(key, text);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The copy in memory serves.
  }
  for (const listener of listeners) listener();
}

/** The token of a link that was followed and is not exchanged yet; it outlives a reload, not the tab. */
export const linkToken = (): string | null => read(LINK_KEY);

/** A link was followed: what an earlier one had opened is closed. */
export function followLink(token: string): void {
  closeHeldOrder();
  write(LINK_KEY, token);
}

/** The order that this tab holds, as text that is the same while it is the same order; null without one. */
export const heldText = (): string | null => read(HELD_KEY);

/** The order that this tab holds; null without one. */
export function heldOrder(): HeldOrder | null {
  const text = heldText();
  if (text === null) return null;
  try {
    return JSON.parse(text) as HeldOrder;
  } catch {
    return null;
  }
}

/** The link was exchanged: the order is open in this tab. */
export function holdOrder(order: HeldOrder): void {
  write(LINK_KEY, null);
  write(HELD_KEY, JSON.stringify(order));
}

/** The server does not know the token any more. */
export const closeHeldOrder = (): void => write(HELD_KEY, null);

/** The token of a link that confirms an e-mail address; it outlives a reload, not the tab. */
export const confirmationToken = (): string | null => read(CONFIRMATION_KEY);

/** Such a link was followed. Nothing is confirmed yet: programs that look into mails follow links as well. */
export const followConfirmation = (token: string): void => write(CONFIRMATION_KEY, token);

/** Tells of every change; returns what ends it. */
export function onHeldOrder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
