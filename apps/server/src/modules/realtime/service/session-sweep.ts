import type { Namespace } from 'socket.io';

/** Which of the sessions are still good. */
export type LiveSessions = (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>;

/** What a socket carries. */
export interface SocketData {
  sessionId: number;
}

const SWEEP_INTERVAL_MS = 15_000;

interface SweepSettings {
  readonly hubs: readonly Namespace[];
  readonly liveSessions: LiveSessions;
  readonly sweepIntervalMs: number | undefined;
  readonly onError: (error: unknown) => void;
}

/**
 * Closes sockets of this node whose session has expired or whose user was deactivated: no event tells that. What ends a
 * session on purpose publishes an event, and its sockets are closed at once.
 */
export function startSessionSweep({
  hubs,
  liveSessions,
  sweepIntervalMs = SWEEP_INTERVAL_MS,
  onError,
}: SweepSettings): {
  stop(): void;
} {
  const sessionOf = (data: unknown): number => (data as SocketData).sessionId;
  let isSweeping = false;
  const sweep = async (): Promise<void> => {
    const sockets = hubs.flatMap((hub) => [...hub.sockets.values()]);
    if (sockets.length === 0) return;
    const live = await liveSessions([...new Set(sockets.map(({ data }) => sessionOf(data)))]);
    for (const socket of sockets) if (!live.has(sessionOf(socket.data))) socket.disconnect(true);
  };
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    void sweep()
      .catch(onError)
      .finally(() => (isSweeping = false));
  }, sweepIntervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
