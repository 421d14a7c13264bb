import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { readToken } from '../shared/session/token.ts';

const RECONNECT_MS = 15_000;
/** The roots of the queries that a message to staff can concern. */
const REFRESHED = ['messages', 'orders', 'shipping', 'start', 'complaints'] as const;

let socket: Socket | null = null;
/** Counts openings and closings, so that a slow import opens no channel after a log-out. */
let round = 0;

/** Opens the push channel. Each event and each connection refreshes the queries that it can concern. */
export async function openHub(queries: QueryClient): Promise<void> {
  closeHub();
  const mine = round;
  const { io } = await import('socket.io-client');
  if (mine !== round) return;
  const refresh = (): void => {
    for (const key of REFRESHED) void queries.invalidateQueries({ queryKey: [key] });
  };
  socket = io(`${window.location.origin}/hubs/notifications`, {
    path: '/hubs/socket.io',
    transports: ['websocket'],
    auth: (give) => give({ token: readToken() }),
    reconnectionDelay: RECONNECT_MS,
    reconnectionDelayMax: RECONNECT_MS,
    randomizationFactor: 0,
  });
  socket.on('NewNotifications', refresh);
  // Pushes sent before a connection are lost.
  socket.on('connect', refresh);
}

/** Closes the channel; does nothing where none is open. */
export function closeHub(): void {
  round += 1;
  socket?.disconnect();
  socket = null;
}
