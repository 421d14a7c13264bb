import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { OpenCatalogue } from './shop-process.ts';
import type { State } from './state.ts';

/** A shop with a catalogue, in a process of its own. */
export interface Shop extends OpenCatalogue {
  readonly child: ChildProcess;
}

export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** Opens a shop with so many articles; with a folder, the one that is kept there. */
export function openShop(articles: number, folder: string | undefined): Promise<Shop> {
  const more = folder === undefined ? [] : [folder];
  // As `npm start` runs it.
  const execArgv = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
  const env = { ...process.env, NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/node', import.meta.url)) };
  const child = fork(new URL('shop-process.ts', import.meta.url), [String(articles), ...more], { execArgv, env });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ ...(message as OpenCatalogue), child }));
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
}

/** Asks a server's process how it is. */
export const stateOf = (child: ChildProcess): Promise<State> =>
  new Promise((resolve) => {
    child.once('message', (message) => resolve(message as State));
    child.send('state');
  });

/** Closes the shop and waits until its process has ended. */
export const closeShop = ({ child }: Shop): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.disconnect();
  });

export const headersFor = ({ token }: { token: string }, { body }: Ask): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
});

const agent = new Agent({ keepAlive: true });

/** The text of an answer. An answer that is not 200 is an error. */
export function textOf(shop: Shop, ask: Ask): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${shop.address}/api${ask.path}`,
      { agent, method: ask.method, headers: headersFor(shop, ask) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${ask.path}: ${response.statusCode} ${text}`));
        });
      },
    );
    sent.once('error', reject);
    sent.end(ask.body);
  });
}

/** Lets go of the connections, without which the process would not end. */
export const closeConnections = (): void => agent.destroy();
