import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends the answers that it receives, one after the other, with `JSON.stringify`, and does nothing else. */
process.once('message', (texts: readonly string[]) => {
  const answers = texts.map((text) => JSON.parse(text) as unknown);
  let next = 0;
  const server = createServer((incoming, response) => {
    incoming.resume();
    const body = JSON.stringify(answers[next]);
    next = (next + 1) % answers.length;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('content-length', Buffer.byteLength(body));
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));
