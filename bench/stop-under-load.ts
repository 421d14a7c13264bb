import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type ServerProcess, startServer, temporaryDataDir } from './server-process.ts';

/**
 * Stops the server by SIGTERM while clients ask without pause over connections that they keep. Prints what they were
 * answered. A refused connection was never a request; every other failure is a request that was sent and broken. Ends
 * with 1 where an answer was not 200, a request broke, or the server did not end with 0. Arguments: stops, clients.
 */

const STOPS = Number(process.argv[2] ?? 6);
const CLIENTS = Number(process.argv[3] ?? 10);
const PORT = Number(process.env['BENCH_PORT'] ?? 4_187);
const PATHS = [
  '/api/users/profile',
  '/api/shopping-cart/customer',
  '/api/brands',
  '/api/categories/get-main-page-categories',
];

interface Outcome {
  readonly answers: Map<string, number>;
  broken: number;
  refused: number;
}

function askOnce(agent: Agent, path: string, token: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = request({ host: '127.0.0.1', port: PORT, path, agent, headers }, (answer) => {
      let body = '';
      answer.on('data', (part: Buffer) => (body += part.toString()));
      answer.on('end', () =>
        answer.complete ? resolve({ status: answer.statusCode ?? 0, body }) : reject(new Error()),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function askOn(outcome: Outcome, token: string, client: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = client; ; turn += 1) {
    try {
      const { status, body } = await askOnce(agent, PATHS[turn % PATHS.length] ?? '/', token);
      const kind = status === 200 ? '200' : `${status} ${body.slice(0, 90)}`;
      outcome.answers.set(kind, (outcome.answers.get(kind) ?? 0) + 1);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') {
        outcome.refused += 1;
        return agent.destroy();
      }
      outcome.broken += 1;
      console.log(`  broken: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
    }
  }
}

async function tokenOf(server: ServerProcess): Promise<string> {
  const answer = await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'amra', password: 'Sjaj-demo-2026' }),
  });
  const text = await answer.text();
  const token = /shp_[\w-]+/.exec(text)?.[0];
  if (!token) throw new Error(`no token: ${text}`);
  return token;
}

const dataDir = await temporaryDataDir();
const outcome: Outcome = { answers: new Map(), broken: 0, refused: 0 };
const stops: number[] = [];
const starts: number[] = [];
let unclean = 0;
for (let stop = 0; stop < STOPS; stop += 1) {
  const from = performance.now();
  const server = await startServer({ port: PORT, dataDir, env: { RATE_LIMITS: 'off' } });
  starts.push(Math.round(performance.now() - from));
  const token = await tokenOf(server);
  const clients = Array.from({ length: CLIENTS }, (_, client) => askOn(outcome, token, client));
  await delay(1_500);
  const { code, ms } = await server.stop();
  stops.push(ms);
  if (code !== 0) unclean += 1;
  await Promise.all(clients);
  for (const line of server.output().split('\n'))
    if (line.includes('"fault"') || line.includes('While stopping')) console.log(line);
}
const isClean = [...outcome.answers.keys()].every((kind) => kind === '200') && outcome.broken === 0 && unclean === 0;
console.log(`${STOPS} stops under the load of ${CLIENTS} clients`);
console.log('  answers:', Object.fromEntries(outcome.answers));
console.log(
  `  broken ${outcome.broken}; stopped in ${stops.join(', ')} ms; started in ${starts.join(', ')} ms; exit code not 0: ${unclean}`,
);
process.exitCode = isClean ? 0 : 1;
