import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { refreshCartTo } from '../shared/cart-store.ts';
import { refreshProfile } from '../shared/session/profile.ts';
import { readToken } from '../shared/session/token.ts';

const RECONNECT_MS = 15_000;

let sockets: readonly Socket[] = [];
/** Counts openings and closings, so that a slow import opens no channel after a log-out. */
let round = 0;

interface Listener {
  readonly userId: number;
  /** Guests get pushes about their cart only. */
  readonly isGuest: boolean;
}

/** Opens the push channels. Each event and each connection refreshes the queries that it concerns. */
export async function openHubs(listener: Listener, queries: QueryClient): Promise<void> {
  closeHubs();
  const mine = round;
  const client = await import('socket.io-client').catch(() => null);
  if (mine !== round) return;
  if (!client) {
    // The device went offline before the import.
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
  const refreshComplaints = () => void queries.invalidateQueries({ queryKey: ['complaints'] });
  notifications.on('SessionChanged', () => void refreshProfile(queries));
  notifications.on('NewNotifications', refreshMessages);
  // A message can concern an order or a complaint: its page updates without a reload.
  notifications.on('NewNotifications', refreshOrders);
  notifications.on('NewNotifications', refreshComplaints);
  onConnection(notifications, refreshMessages);
  onConnection(notifications, refreshOrders);
  onConnection(notifications, refreshComplaints);
  return notifications;
}

/** Closes the channels; does nothing where none is open. */
export function closeHubs(): void {
  round += 1;
  for (const socket of sockets) socket.disconnect();
  sockets = [];
}

/** Pushes sent before a connection are lost, so each connection refreshes. */
function onConnection(socket: Socket, refresh: () => void): void {
  socket.on('connect', refresh);
}
