import { hash } from 'node:crypto';
import { type AskedRead, type Route, type Routes, SESSION_OWNER_HEADER, zodOf } from '@sjaj/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorize, type Identity, requireOwner, tokenOf } from './authorize.ts';
import { workOwnerOf, callerOf } from './caller-keys.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/db.ts';
import { withImpersonationAudit } from './impersonation-audit.ts';
import { dataOf, payloadOf } from '../platform/http/envelope.ts';
import { contentDisposition } from '../platform/http/content-disposition.ts';
import { etagOf, isKnownTo } from '../platform/http/etag.ts';
import { withDeclaredProblems } from './declared-problems.ts';
import type { Handlers } from './handlers.ts';
import type { Idempotency } from './idempotency.ts';
import type { Download } from '../platform/http/answers.ts';
import { guardShape, languageOf, parse, parseParams } from '../platform/http/parse-request.ts';
import { Problem } from '../platform/problem.ts';
import { readUpload } from './read-upload.ts';
import { isListCall, type ListCalls, type LoadPage } from './list-calls.ts';
import { answerRead, isRead, type UncheckedInput, type ReadCalls } from './read-calls.ts';
import { type RequestLimits, takeTurn } from './request-limits.ts';

export interface MountSettings {
  readonly db: Db;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly limits: RequestLimits;
  /** Whether every answer and problem is checked against its contract; on in tests and development. */
  readonly checksAnswers: boolean;
  /** Called after every request that may have written. */
  readonly afterWrite: () => void;
  /** Gathers the lists of the back office, for what is done with any of them. */
  readonly lists: ListCalls;
  /** Gathers the calls that only read, to be asked for together. */
  readonly reads: ReadCalls;
}

/** Bytes of a body that only reads: enough for an answer that names the field that is too long. */
const READ_BODY_LIMIT = 128 * 1_024;

/** A handler with its types taken off: what the loop over a group's routes can call. */
type AnyHandler = (call: Record<string, unknown>) => Promise<unknown>;

/** The handlers of a group on a database: the server's, or the one of a single call that adds to each transaction. */
export type CreateHandlers<R extends Routes> = (db: Db) => Handlers<R>;

/** Gives every route of a group its handler; a missing or superfluous one does not compile. */
export function mount<R extends Routes>(
  app: FastifyInstance,
  settings: MountSettings,
  group: R,
  createHandlers: CreateHandlers<R>,
): void {
  const handlers = createHandlers(settings.db);
  for (const [name, route] of Object.entries(group)) {
    const handlerOn = (db: Db): AnyHandler =>
      (db === settings.db ? handlers : createHandlers(db))[name] as unknown as AnyHandler;
    const mounted: Mounted = { route, handlerOn, settings };
    if (isListCall(route)) settings.lists.add({ route, load: handlerOn(settings.db) as LoadPage });
    if (isRead(route)) settings.reads.add(route, async (request, input) => payload(mounted, request, input));
    app.route({
      method: route.method,
      url: `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
      ...(route.reads ? { bodyLimit: READ_BODY_LIMIT } : {}),
      ...(route.upload ? { config: { takesUpload: true } } : {}),
      handler: async (request, reply) => answer(mounted, request, reply),
    });
  }
}

interface Mounted {
  readonly route: Route;
  readonly handlerOn: (db: Db) => AnyHandler;
  readonly settings: MountSettings;
}

async function answer(mounted: Mounted, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { route } = mounted;
  const result = await perform(mounted, request, request);
  if (route.download) return sendFile(reply, result as Download);
  return send(reply, { request, route }, payloadOf(route, result, languageOf(request)));
}

/** The answer of a call that was asked for within another request. */
async function payload(mounted: Mounted, request: FastifyRequest, input: UncheckedInput): Promise<string | Buffer> {
  return payloadOf(mounted.route, await perform(mounted, request, input), languageOf(request));
}

/** Admits the caller, checks and counts what they ask for, and does it. */
async function perform(
  { route, handlerOn, settings }: Mounted,
  request: FastifyRequest,
  input: UncheckedInput,
): Promise<unknown> {
  const token = tokenOf(request.headers.authorization);
  const actor = await authorize(route, token, settings.identity);
  requireOwner(route, actor, request.headers[SESSION_OWNER_HEADER]);
  const caller = callerOf(actor, request);
  const language = languageOf(request);
  const parts = readParts(route, input);
  const idempotency = route.idempotent ? idempotencyOf(request, { route, caller, parts }) : undefined;
  const readProof = await takeTurn(settings.limits, { route, actor, request, idempotencyKey: nameOf(idempotency) });
  const call = {
    ...parts,
    actor,
    language,
    token,
    ...(await readUpload(route, request, actor)),
    now: settings.clock(),
    // Worked out from the proxies' headers, and hardly ever asked for.
    get address() {
      return request.ip;
    },
    get origin() {
      return `${request.protocol}://${request.host}`;
    },
    get workOwner() {
      return workOwnerOf(actor, request.ip);
    },
    cookies: request.headers.cookie ?? '',
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    idempotency,
    readProof,
    askRead: route.combines && ((read: AskedRead) => answerRead(settings.reads, request, read)),
  };
  const onlyReads = route.method === 'GET' || route.reads === true;
  const db = onlyReads ? settings.db : withImpersonationAudit(settings.db, { actor, route, ...parts });
  const handle = handlerOn(db);
  const result = await (settings.checksAnswers ? withDeclaredProblems(route, () => handle(call)) : handle(call));
  if (settings.checksAnswers && !route.download) checkAnswer(route, dataOf(route, result, language));
  if (!onlyReads) settings.afterWrite();
  return result;
}

function readParts(route: Route, { params, query, body = {} }: UncheckedInput) {
  // Nothing sent is nothing said: what has a default has it, what has none is missed by its name.
  if (route.body) {
    if (body === null) throw new Problem('request.malformed', 400);
    guardShape(body);
  }
  guardShape(query);
  return {
    params: parseParams(route.params, params),
    query: parse(route.query, query),
    body: parse(route.body, body),
  };
}

const KEY = /^[\x21-\x7e]{1,200}$/;

function idempotencyOf(
  request: FastifyRequest,
  { route, caller, parts }: { route: Route; caller: string; parts: { params: unknown; body: unknown } },
): Idempotency {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !KEY.test(key))) throw new Problem('request.key_invalid', 400);
  const bodyHash = hash('sha256', JSON.stringify([parts.params ?? null, parts.body ?? null]), 'buffer');
  return { actor: caller, key: key ?? null, route: `${route.method} ${route.path}`, bodyHash };
}

/** What a repetition shares with the first request, and no other does: the key with the body. A key alone may be anybody's trick. */
const nameOf = (idempotency: Idempotency | undefined): string | undefined =>
  idempotency?.key ? `${idempotency.key} ${idempotency.bodyHash.toString('base64url')}` : undefined;

/** An answer that breaks its contract is a fault of ours: the error is no Problem and becomes a 500. */
function checkAnswer(route: Route, data: unknown): void {
  const items = route.paged ? (data as readonly unknown[]) : [data];
  for (const item of items) zodOf(route.answer).parse(item);
}

/** A file is always handed over for keeping, never shown in the shop's own origin. */
function sendFile(reply: FastifyReply, { name, mediaType, bytes, stream }: Download): FastifyReply {
  if (bytes !== null) void reply.header('content-length', bytes);
  return reply
    .type(mediaType)
    .headers({ 'content-disposition': contentDisposition('attachment', name), 'cache-control': 'private, no-store' })
    .send(stream);
}

function send(
  reply: FastifyReply,
  { request, route }: { request: FastifyRequest; route: Route },
  body: string | Buffer,
): FastifyReply {
  void reply.type('application/json; charset=utf-8');
  if (!route.shared) return reply.header('cache-control', 'private, no-store').send(body);
  const etag = etagOf(body);
  void reply.headers({ etag, 'cache-control': 'private, max-age=30', vary: 'accept-language, authorization' });
  return isKnownTo(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}
