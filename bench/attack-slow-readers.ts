import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { establishedAt, percentile, pollLatency, startServer, temporaryDataDir } from './server-process.ts';

/**
 * Clients that request and never read: half of them a large answer, half a small one. Prints how many connections the
 * server holds after 10, 20, 30 and 35 s, and how others were answered meanwhile. Ends with 1 where more than 5 % are
 * left after 35 s, or another client's request failed. Argument: how many clients.
 */

const CLIENTS = Number(process.argv[2] ?? 1_000);
const PORT = Number(process.env['BENCH_PORT'] ?? 4_186);
const LOOKS_S = [10, 20, 30, 35];
/** Requests on one connection, so that their answers exceed what the kernel buffers. */
const PIPELINED = 12;

const server = await startServer({ port: PORT, dataDir: await temporaryDataDir(), env: { RATE_LIMITS: 'off' } });
await fetch(`${server.origin}/api/openapi.json`).then((answer) => answer.arrayBuffer());
const calm = pollLatency(`${server.origin}/healthz`, 50);
await delay(3_000);
const quiet = await calm.stop();

function openSilent(index: number): Socket {
  const path = index % 2 === 0 ? '/api/openapi.json' : '/api/brands';
  const socket = connect({ port: PORT, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  // Paused before the first byte: nothing is ever read.
  socket.pause();
  const request = `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
  socket.once('connect', () => socket.write(index % 2 === 0 ? request.repeat(PIPELINED) : request));
  return socket;
}

const others = pollLatency(`${server.origin}/healthz`, 50);
const silent: Socket[] = [];
const idle = establishedAt(PORT);
for (let index = 0; index < CLIENTS; index += 1) {
  silent.push(openSilent(index));
  if (index % 50 === 49) await delay(20);
}
const from = performance.now();
const held: number[] = [];
for (const second of LOOKS_S) {
  await delay(Math.max(0, second * 1_000 - (performance.now() - from)));
  held.push(Math.max(0, establishedAt(PORT) - idle));
}
const { times, failed } = await others.stop();
console.log(`${CLIENTS} clients that request and never read`);
console.log(`  held: ${LOOKS_S.map((second, index) => `${held[index]} after ${second} s`).join(', ')}`);
console.log(
  `  others: p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms, ${failed} failed (alone: p50 ${percentile(quiet.times, 0.5)}, p99 ${percentile(quiet.times, 0.99)})`,
);
console.log(`  memory ${server.memory().toFixed(0)} MB`);
for (const socket of silent) socket.destroy();
await server.stop();
process.exitCode = (held.at(-1) ?? 0) > CLIENTS * 0.05 || failed > 0 ? 1 : 0;
