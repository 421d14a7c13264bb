import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { STYLE } from '../gateway/style.ts';
import { PROVIDER_NAMES, type ProviderName } from './page.ts';

interface StandInSettings {
  readonly provider: ProviderName;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export interface StandIns {
  readonly settings: readonly StandInSettings[];
  close(): Promise<unknown>;
}

const HOST = '127.0.0.1';

/**
 * Opens the stand-ins for Google and Facebook. Only this machine reaches them, and their keys are of this start. The provider itself is
 * loaded for the first log-in, so that it does not slow the start of the shop.
 */
export async function openStandIns(): Promise<StandIns> {
  let handler: Promise<RequestListener> | null = null;
  const server = createServer((request, response) => {
    if (request.url === '/style.css')
      return void response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(STYLE);
    handler ??= load();
    handler.then(
      (handle) => handle(request, response),
      (error: unknown) => {
        handler = null;
        process.stderr.write(`The stand-in for Google and Facebook does not start: ${String(error)}\n`);
        response.writeHead(503).end();
      },
    );
  });
  // A demo that ends does not wait for it.
  server.listen(0, HOST).unref();
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('the stand-in has no port');
  const issuer = `http://${HOST}:${bound.port}`;
  const settings = (Object.keys(PROVIDER_NAMES) as ProviderName[]).map((provider) => ({
    provider,
    clientId: `demo-${provider}`,
    clientSecret: randomBytes(32).toString('base64url'),
    issuer,
  }));
  const load = async (): Promise<RequestListener> => (await import('./provider.ts')).standInHandler(issuer, settings);
  return {
    settings,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
