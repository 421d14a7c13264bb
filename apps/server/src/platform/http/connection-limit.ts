import type { Server } from 'node:net';
import { networkOf } from './network.ts';

const UNKNOWN_LIMIT = 10_000;
/** Of the file descriptors; the others are for the database, files, logs and children. */
const SHARE_OF_CONNECTIONS = 0.8;

/** How many files this process may have open, connections among them. */
function descriptorLimit(): number {
  // Otherwise the report looks up the names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } };
  return Number(report.userLimits?.open_files?.soft) || UNKNOWN_LIMIT;
}

/**
 * How many connections a server takes at a time. Beyond it a connection is closed at once: without a limit the one that
 * exhausts the file descriptors stops the whole process, health checks and database included.
 */
const connectionLimit = (descriptors = descriptorLimit()): number => Math.floor(descriptors * SHARE_OF_CONNECTIONS);

/** Of all connections, for one network: one that takes all it may have leaves as many to the others. */
const SHARE_OF_NETWORK = 0.5;

interface ConnectionSettings {
  readonly trustedProxies: number;
  readonly most?: number;
}

/**
 * Limits the connections that the server takes, and those of one network. Behind proxies every connection is theirs: there it is for
 * them to tell callers apart.
 */
export function limitConnections(
  server: Server,
  { trustedProxies, most = connectionLimit() }: ConnectionSettings,
): void {
  server.maxConnections = most;
  if (trustedProxies > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= most * SHARE_OF_NETWORK) return void socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
