/** The payment simulator as a process of its own. It stops on SIGTERM, or when the shop that started it has ended. */
import { once } from 'node:events';
import { gatewayServer } from './serve.ts';

const { HOST = '127.0.0.1', PORT = '0', GATEWAY_TOKEN = '', GATEWAY_KEY = '', GATEWAY_LATENESS_MS } = process.env;
if (GATEWAY_TOKEN.length !== 40 || GATEWAY_KEY === '') throw new Error('the payment simulator needs a token and a key');

const server = gatewayServer({
  merchant: { token: GATEWAY_TOKEN, key: GATEWAY_KEY },
  ...(GATEWAY_LATENESS_MS === undefined ? {} : { callbackDelayMs: Number(GATEWAY_LATENESS_MS) }),
  now: () => new Date(),
  log: (line) => void process.stderr.write(`payment simulator: ${line}\n`),
});
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(event, () => {
    server.close();
    server.closeAllConnections();
  });
}
server.listen(Number(PORT), HOST);
await once(server, 'listening');
process.send?.('listening');
await once(server, 'close');
process.exit(0);
