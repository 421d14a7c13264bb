import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile, pollLatency, startServer, temporaryDataDir } from './server-process.ts';

/**
 * Opens sockets without a token from one address, each of them into the main namespace, and holds them. Then another address
 * holds plain connections, and opens each again that is closed: half of them say nothing, half ask to become a socket where there is none.
 * Prints how many were open at most and after 15 s, the memory that they cost, and how the health check answered others meanwhile. Ends
 * with 1 where a socket was still open after 15 s, or a health check failed. Arguments: how many sockets, file descriptors of the server.
 */

const SOCKETS = Number(process.argv[2] ?? 4_000);
const DESCRIPTORS = Number(process.argv[3] ?? 800);
const HOLD_MS = 15_000;
const ATTACKER = '127.0.0.9';
const HOARDER = '127.0.0.10';
const PORT = Number(process.env['BENCH_PORT'] ?? 4_185);

/** A text frame as a client sends it, masked. */
function frame(text: string): Buffer {
  const mask = randomBytes(4);
  const payload = Buffer.from(text).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, payload]);
}

const counts = { open: 0, most: 0, refused: 0, closed: 0 };

function openNameless(): Socket {
  const socket = connect({ port: PORT, host: '127.0.0.1', localAddress: ATTACKER });
  let isUpgraded = false;
  socket.on('error', () => undefined);
  socket.once('connect', () =>
    socket.write(
      `GET /hubs/socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: shop\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    ),
  );
  socket.once('data', (bytes) => {
    if (!bytes.toString('latin1').startsWith('HTTP/1.1 101')) return;
    isUpgraded = true;
    counts.open += 1;
    counts.most = Math.max(counts.most, counts.open);
    socket.write(frame('40'));
  });
  socket.once('close', () => {
    if (isUpgraded) counts.open -= 1;
    counts[isUpgraded ? 'closed' : 'refused'] += 1;
  });
  return socket;
}

const server = await startServer({ port: PORT, dataDir: await temporaryDataDir(), descriptors: DESCRIPTORS });
await delay(2_000);
const before = server.memory();
const health = pollLatency(`${server.origin}/healthz`, 100);
const sockets: Socket[] = [];
for (let opened = 0; opened < SOCKETS; opened += 100) {
  for (let index = 0; index < 100; index += 1) sockets.push(openNameless());
  await delay(20);
}
await delay(HOLD_MS);
const memory = server.memory() - before;
const { times, failed } = await health.stop();
console.log(`${SOCKETS} sockets without a token from one address, ${DESCRIPTORS} file descriptors`);
console.log(
  `  upgraded at a time at most ${counts.most}, open after 15 s ${counts.open}; refused ${counts.refused}, closed ${counts.closed}`,
);
console.log(`  memory +${memory.toFixed(0)} MB (${before.toFixed(0)} before)`);
console.log(
  `  /healthz: ${times.length} answers, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms, ${failed} failed`,
);
for (const socket of sockets) socket.destroy();

let isOver = false;

/** A connection that the server closes is opened again. */
function hold(index: number): void {
  const socket = connect({ port: PORT, host: '127.0.0.1', localAddress: HOARDER });
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.once('connect', () => {
    if (index % 2) socket.write('GET /x HTTP/1.1\r\nHost: shop\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  });
  // What it answers is read, or the end of the connection would not be noticed.
  socket.resume();
  socket.once('close', () => {
    if (!isOver) setTimeout(hold, 1_000, index);
  });
}

const others = pollLatency(`${server.origin}/healthz`, 100);
for (let index = 0; index < SOCKETS; index += 1) hold(index);
await delay(HOLD_MS);
const held = readdirSync(`/proc/${server.child.pid}/fd`).length;
const meanwhile = await others.stop();
isOver = true;
console.log(`${SOCKETS} plain connections of one address, opened again and again`);
console.log(`  file descriptors in use after 15 s: ${held}`);
console.log(
  `  /healthz of another address: ${meanwhile.times.length} answers, p99 ${percentile(meanwhile.times, 0.99)} ms, ${meanwhile.failed} failed`,
);
for (const socket of sockets) socket.destroy();
await server.stop();
process.exitCode = counts.open > 0 || failed > 0 || meanwhile.failed > 0 ? 1 : 0;
