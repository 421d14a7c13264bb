import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { refreshCartTo } from '../shared/cart-store.ts';
import { refreshProfile } from '../shared/session/profile.ts';
import { readToken } from '../shared/session/token.ts';

const RECONNECT_MS = 15_000;

let sockets: readonly Socket[] = [];
/** Grows with every opening and closing, so that a slow load of the client opens nothing after a logout. */
let round = 0;

interface Listener {
  readonly userId: number;
  /** Has a cart, and nothing else that is told of. */
  readonly isGuest: boolean;
}

/** Listens to the push channels; each event, and each connection, refreshes what it speaks of. */
export async function openHubs(listener: Listener, queries: QueryClient): Promise<void> {
  closeHubs();
  const mine = round;
  const client = await import('socket.io-client').catch(() => null);
  if (mine !== round) return;
  if (!client) {
    // The line was gone before the first connection.
    setTimeout(() => mine === round && void openHubs(listener, queries), RECONNECT_MS);
    return;
  }
  const { io } = client;
  const connect = (hub: string): Socket =>
    io(`${window.location.origin}/hubs/${hub}`, {
      path: '/hubs/socket.io',
      transports: ['websocket'],
      auth: (give) => give({ token: readToken() }),
      reconnectionDelay: RECONNECT_MS,
      reconnectionDelayMax: RECONNECT_MS,
      randomizationFactor: 0,
    });
  const cart = followCart(connect('cart'), listener.userId, queries);
  sockets = listener.isGuest ? [cart] : [cart, followMessages(connect('notifications'), queries)];
  for (const socket of sockets) socket.on('connect_error', (error) => console.warn('push channel', error.message));
}

function followCart(cart: Socket, userId: number, queries: QueryClient): Socket {
  cart.on(`CartUpdate-${userId}`, ({ version }: { readonly version: number }) => refreshCartTo(version));
  onConnection(cart, () => void queries.invalidateQueries({ queryKey: ['cart'] }));
  return cart;
}

function followMessages(notifications: Socket, queries: QueryClient): Socket {
  const refreshMessages = () => void queries.invalidateQueries({ queryKey: ['messages'] });
  const refreshOrders = () => void queries.invalidateQueries({ queryKey: ['orders'] });
  notifications.on('SessionChanged', () => void refreshProfile(queries));
  notifications.on('NewNotifications', refreshMessages);
  // A message tells of an order's new status: its page changes without a reload.
  notifications.on('NewNotifications', refreshOrders);
  onConnection(notifications, refreshMessages);
  onConnection(notifications, refreshOrders);
  return notifications;
}

/** Ends the channels; does nothing where none is open. */
export function closeHubs(): void {
  round += 1;
  for (const socket of sockets) socket.disconnect();
  sockets = [];
}

/** Whatever happened before a connection stood, the first one included, was told to nobody here: it is asked for. */
function onConnection(socket: Socket, refresh: () => void): void {
  socket.on('connect', refresh);
}
