import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Language, negotiateLanguage } from '@sjaj/domain';
import { envelopeOfProblem } from './envelope.ts';
import { Problem } from '../problem.ts';

type Headers = Readonly<Record<string, string>>;

/** What Node's parser says of bytes that are no request, or of one that does not arrive. */
function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('request.headers_too_large', 431);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request.too_slow', 408);
  return new Problem('request.malformed', 400);
}

/** A whole answer as bytes, for a connection that has no request to answer; it ends the connection. */
function rawAnswer(problem: Problem, headers: Headers, language: Language): string {
  const body = JSON.stringify(envelopeOfProblem(problem, language));
  const fields = Object.entries({
    ...headers,
    'cache-control': 'private, no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${fields.join('')}\r\n${body}`;
}

/** Ends a request whose body does not come, in the shop's own form where nothing has been answered yet. */
export function refuseSlowBody(request: IncomingMessage, headers: Headers): void {
  const problem = new Problem('request.too_slow', 408);
  endWith(request.socket, rawAnswer(problem, headers, negotiateLanguage(request.headers['accept-language'])));
}

/** Answers what the parser refuses with the same headers and the same envelope as everything else. */
export const answerClientError =
  (headers: Headers) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET') return void socket.destroy();
    // Nothing of the request is known, its language included.
    endWith(socket, rawAnswer(problemOf(error.code), headers, negotiateLanguage(undefined)));
  };

function endWith(socket: Socket, answer: string): void {
  // Where an answer has begun, more bytes would be read as a part of it.
  if (socket.writable && !hasBegunAnswer(socket)) socket.write(answer);
  socket.destroySoon();
}

const hasBegunAnswer = (socket: Socket): boolean =>
  (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent === true;
