import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** Why a request got no answer that counts. */
type RequestFailure = 'address' | 'host' | 'refused' | 'timeout' | 'tls' | 'other';

export type GuardedResult =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'failed'; readonly reason: RequestFailure };

interface GuardedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the request may connect to an IP address. */
  readonly isAllowed: (address: string) => boolean;
  /** ms for everything: name, connection, answer. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Asks for the addresses of a name. */
  readonly resolveName?: ResolveName;
}

export type ResolveName = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS';
}

/** More of an answer is not read. */
const MOST_BYTES = 64 * 1_024;

/**
 * Posts a body to an address that somebody has typed. The name is resolved once, and the connection goes to the checked IP address: a name
 * that resolves to another address a moment later leads nowhere else. Redirects are not followed, and connections are not kept.
 */
export function postGuarded(asked: GuardedRequest): Promise<GuardedResult> {
  const url = new URL(asked.url);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !asked.isAllowed(host)) return Promise.resolve({ kind: 'failed', reason: 'address' });
  const timeout = AbortSignal.timeout(asked.timeoutMs);
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const request = start(url, {
      method: 'POST',
      headers: { ...asked.headers, 'content-length': Buffer.byteLength(asked.body) },
      agent: false,
      lookup: guardedLookup(asked.isAllowed, asked.resolveName ?? lookup),
      signal: AbortSignal.any([asked.signal, timeout]),
    });
    request.once('response', (response) => {
      void readAnswer(response).then(
        () => resolve({ kind: 'answered', status: response.statusCode ?? 0 }),
        () => resolve({ kind: 'failed', reason: timeout.aborted ? 'timeout' : 'other' }),
      );
    });
    // An answer that wants another protocol is neither a response nor an error: without a listener nothing would ever end the request.
    request.once('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ kind: 'answered', status: response.statusCode ?? 0 });
    });
    request.on('error', (error) => resolve({ kind: 'failed', reason: timeout.aborted ? 'timeout' : reasonOf(error) }));
    request.end(asked.body);
  });
}

/** Reads an answer to its end, or to as much as is read of one. */
async function readAnswer(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > MOST_BYTES) {
      response.destroy();
      return;
    }
  }
}

/** Resolves a name for a connection: any address that is not allowed refuses the name as a whole. */
const guardedLookup =
  (isAllowed: (address: string) => boolean, resolveName: ResolveName): LookupFunction =>
  (name, options, callback) => {
    resolveName(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), '', 0);
      if (!found.every(({ address }) => isAllowed(address))) return callback(new ForbiddenAddress(), '', 0);
      if (options.all) return callback(null, [...found]);
      return callback(null, first.address, first.family);
    });
  };

const REASONS: Readonly<Record<string, RequestFailure>> = {
  FORBIDDEN_ADDRESS: 'address',
  ENOTFOUND: 'host',
  EAI_AGAIN: 'host',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EPIPE: 'refused',
  ETIMEDOUT: 'timeout',
};
const TLS_ERROR = /^(?:CERT_|ERR_TLS_|ERR_SSL_|EPROTO|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

function reasonOf(error: Error & { readonly code?: unknown; readonly errors?: unknown }): RequestFailure {
  // Of several addresses that were tried, the first failure explains the others.
  const [inner] = Array.isArray(error.errors) ? (error.errors as readonly { readonly code?: unknown }[]) : [];
  const code = String(error.code ?? inner?.code ?? '');
  return REASONS[code] ?? (TLS_ERROR.test(code) ? 'tls' : 'other');
}
