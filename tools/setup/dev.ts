/**
 * The shop with hot reload, at one address: the storefront's Vite in front, which passes the back office on to its own Vite and
 * the API to the server. The server restarts when a file that it has loaded changes.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from '../gates/project.ts';

const PORT = Number(process.env['PORT'] ?? 4000);
const SERVER_PORT = PORT + 1;
const ADMIN_PORT = PORT + 2;
const SERVER = `http://localhost:${SERVER_PORT}`;

function startServer(): ChildProcess {
  const main = join(ROOT, 'demo/start.ts');
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', main], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(SERVER_PORT), PUBLIC_URL: `http://localhost:${PORT}` },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: a signal reaches it once, from us.
    detached: true,
  });
}

async function startClients(): Promise<ViteDevServer[]> {
  const admin = await createServer({
    root: join(ROOT, 'apps/admin'),
    server: { port: ADMIN_PORT, strictPort: true, hmr: { clientPort: ADMIN_PORT } },
  });
  const storefront = await createServer({
    root: join(ROOT, 'apps/storefront'),
    server: {
      port: PORT,
      strictPort: true,
      proxy: {
        '/api': SERVER,
        '/files': SERVER,
        '/hubs': { target: SERVER, ws: true },
        '/admin': `http://localhost:${ADMIN_PORT}`,
      },
    },
  });
  await Promise.all([admin.listen(), storefront.listen()]);
  return [storefront, admin];
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const server = startServer();
const serverEnd = once(server, 'exit');
const clients = await startClients();

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  server.kill('SIGTERM');
  await Promise.all([serverEnd, ...clients.map((client) => client.close())]);
  process.exit();
}
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => void stop());
server.once('exit', () => void stop());

while (!isStopping && !(await listens(SERVER_PORT))) await delay(200);
if (!isStopping) console.log(`\nWith hot reload: http://localhost:${PORT} and http://localhost:${PORT}/admin`);
