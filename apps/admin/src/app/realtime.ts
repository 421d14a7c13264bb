import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { readToken } from '../shared/session/token.ts';

const RECONNECT_MS = 15_000;
/** What a message to staff speaks of: it is asked for anew. */
const SPOKEN_OF = ['messages', 'orders', 'start'] as const;

let socket: Socket | null = null;
/** Grows with every opening and closing, so that a slow load of the client opens nothing after a log-out. */
let round = 0;

/** Listens to the push channel; each event, and each connection, refreshes what it speaks of. */
export async function openHub(queries: QueryClient): Promise<void> {
  closeHub();
  const mine = round;
  const { io } = await import('socket.io-client');
  if (mine !== round) return;
  const refresh = (): void => {
    for (const key of SPOKEN_OF) void queries.invalidateQueries({ queryKey: [key] });
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
  // What happened before the connection stood was told to nobody here.
  socket.on('connect', refresh);
}

/** Ends the channel; does nothing where none is open. */
export function closeHub(): void {
  round += 1;
  socket?.disconnect();
  socket = null;
}
