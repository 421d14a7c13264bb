import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerStates } from './state.ts';

/** Sends answers that it was given, one after the other, with nothing around them: what this machine can do at most. */
process.once('message', (texts: readonly string[]) => {
  const answers = texts.map((text) => JSON.parse(text) as unknown);
  let next = 0;
  const server = createServer((incoming, response) => {
    incoming.resume();
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(answers[next]));
    next = (next + 1) % answers.length;
  });
  answerStates();
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));
