import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { answerClientError, refuseSlowBody } from './client-errors.ts';
import { limitConnections } from './connection-limit.ts';
import { CONNECTION_TIMES, type ConnectionTimes, dropSlowClients } from './connection-timeouts.ts';
import { failureOf } from './failure.ts';
import { Problem } from '../problem.ts';
import { proxyWarning } from './proxy-warning.ts';
import { type InlineSources, securityHeaders } from './security-headers.ts';

const KIB = 1_024;
const BODY_LIMIT = 64 * KIB;
const UPLOAD_LIMIT = 10 * KIB * KIB;
const URL_LIMIT = 4 * KIB;
const MOST_LISTENERS = 20;
const ZERO_BYTE_IN_PATH = /^[^?]*%00/;
/** A name or an address, and a port: addresses of the shop are made of it where the owner has named none. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

interface HttpSettings {
  readonly logger: FastifyBaseLogger | false;
  /** How many proxies are in front of the server: their X-Forwarded-For is trusted. */
  readonly trustedProxies: number;
  /** Where forms may be sent besides the shop itself. */
  readonly formSources?: readonly string[];
  readonly measurementScript?: URL | null | undefined;
  readonly inline?: InlineSources | undefined;
  /** Whether browsers use HTTPS for the subdomains of the shop's address as well. */
  readonly hstsSubdomains?: boolean;
  readonly connectionTimes?: ConnectionTimes;
  /** Where a connection may become a socket. Elsewhere the wish is ignored: an upgraded connection has no time limits any more. */
  readonly socketPath?: `/${string}/`;
}

/** Beyond the time of an upload, which is the longest that a request may take to arrive. */
const LONGEST_REQUEST_MS = 125_000;
/** Longer than a proxy keeps an idle connection, so that it never sends a request on one that is being closed. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 72_000;
/** A client that does not read a small answer looks like an idle one, so both are closed after this time. */
const KEEP_ALIVE_MS = 10_000;

const refuseSchema = (): never => {
  throw new Error('a route has a schema of its own: the contract is where requests and answers are described');
};
/** The contract checks both; loading compilers that nobody asks for would be an eighth of the start. */
const NO_COMPILERS = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

/** A Fastify with the shop's limits, headers, parsers and way of failing; no routes yet. */
export async function buildHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const { logger, trustedProxies, connectionTimes = CONNECTION_TIMES, socketPath } = settings;
  const headersOf = securityHeaders(settings);
  // Where the address is not known.
  const headers = headersOf('/');
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    bodyLimit: BODY_LIMIT,
    // A start on a busy machine is slow, not broken.
    pluginTimeout: 120_000,
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: trustedProxies > 0 ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // A request on a connection that is open is answered while the server closes.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void fail(error, request, reply.headers(headers)),
    trustProxy: (_address, hop) => hop < trustedProxies,
    clientErrorHandler: answerClientError(headers),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: NO_COMPILERS },
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 8 * KIB,
      // Node would answer with nothing but a status; the hook below does it in the shop's form.
      requireHostHeader: false,
      shouldUpgradeCallback: ({ url }) => socketPath !== undefined && url?.startsWith(socketPath) === true,
    },
  });
  app.server.maxHeadersCount = 60;
  limitConnections(app.server, { trustedProxies });
  await app.register(compress, { threshold: 1_400, encodings: ['gzip', 'deflate'] });
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 5, fieldSize: 1_000 } });
  acceptOnlyJson(app);
  const warnOfProxy = proxyWarning({ trustedProxies, log: app.log });
  app.addHook('onRequest', (request, reply, done) => {
    warnOfProxy(request);
    void reply.headers(headersOf(request.url)).header('x-request-id', request.id);
    // A streamed answer has ten listeners of its own to its end.
    reply.raw.setMaxListeners(MOST_LISTENERS);
    done(isHost(request.host) ? errorOfUrl(request.url) : new Problem('request.malformed', 400));
  });
  dropSlowClients(app, connectionTimes, (request) => refuseSlowBody(request, headers));
  app.setErrorHandler(fail);
  return app;
}

/** Whether the request says which host it is for, in a form that an address can have. */
const isHost = (host: string | undefined): boolean =>
  host !== undefined && HOST.test(host) && URL.canParse(`http://${host}`);

/** What no route should have to think of in an address: that it is endless, or that no file can have such a name. */
function errorOfUrl(url: string): Problem | undefined {
  if (url.length > URL_LIMIT) return new Problem('request.uri_too_long', 414);
  return ZERO_BYTE_IN_PATH.test(url) ? new Problem('request.not_found', 404) : undefined;
}

/** The one kind of body besides uploads; an empty one is none. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text: string, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text));
    } catch {
      done(new Problem('request.malformed', 400));
    }
  });
}

/** The one way in which a request fails, before it has found its route as well. */
function fail(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { problem, status, envelope } = failureOf(error, request);
  if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
  if (problem.challenge !== undefined) void reply.header('proof-challenge', problem.challenge);
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope));
}
