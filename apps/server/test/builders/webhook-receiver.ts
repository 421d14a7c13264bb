import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a receiver answers: with a status, or not as it should. */
export type Behaviour = number | 'redirect' | 'hang' | 'reset' | 'drip' | 'flood' | 'hold' | 'switch';

export interface WebhookReceiver {
  readonly url: string;
  readonly received: Received[];
  /** How the next messages are answered. */
  behaviour: Behaviour;
  /** Refuses the messages that are held. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

const FLOOD_BYTES = 5_000_000;
const DRIP_EVERY_MS = 20;

function answer(behaviour: Behaviour, request: IncomingMessage, response: ServerResponse): void {
  if (typeof behaviour === 'number') response.writeHead(behaviour).end('ok');
  else if (behaviour === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
  else if (behaviour === 'reset') request.socket.destroy();
  else if (behaviour === 'switch')
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade\r\n\r\n');
  else if (behaviour === 'flood') response.writeHead(200).end(Buffer.alloc(FLOOD_BYTES));
  else if (behaviour === 'drip') drip(response);
}

/** An answer that never ends. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write('.'), DRIP_EVERY_MS);
  response.on('close', () => clearInterval(timer));
}

/** A program that is told of orders, and fails in every way that one can. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      if (receiver.behaviour === 'hold') held.push(response);
      else answer(receiver.behaviour, request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    behaviour: 200,
    release: () => held.splice(0).forEach((response) => response.writeHead(500).end()),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
