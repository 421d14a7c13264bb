import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Route, SESSION_OWNER_HEADER } from '@sjaj/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { GatewayConnection } from '../src/modules/payments/index.ts';
import { type Db, openDb, type Pool } from '../src/platform/database/db.ts';
import { diskStorage, type Storage } from '../src/platform/storage/storage.ts';
import { withSetting } from './builders/place.ts';
import { freshDatabase, openTestPool, PATIENCE } from './database.ts';

export interface CallInput {
  readonly params?: Readonly<Record<string, number | string>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly key?: string;
  /** The address that the call comes from; 127.0.0.1 where left out. */
  readonly address?: string;
  /** The solution of a challenge. */
  readonly proof?: string | undefined;
  /** Whose page sends the call, as `sessionOwner` has it. */
  readonly pageOwner?: string;
  /** A value of Accept-Language; Bosnian where left out. */
  readonly language?: string;
}

export interface Reply {
  readonly status: number;
  /** Of the route's shape, which the contract has checked already: a test says what it expects to find. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a typed answer would make each test narrow what it just asserted
  readonly data: any;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly errors: readonly { field: string; code: string; message: string }[];
  readonly paging: { currentPage: number; totalItems: number; totalPages: number } | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestShop {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly storage: Storage;
  readonly call: (route: Route, input?: CallInput) => Promise<Reply>;
  /** A token of a new session of the user, without the cost of a password. */
  readonly loginAs: (userId: number) => Promise<string>;
  /** Moves the clock of the shop, in ms. */
  readonly wait: (ms: number) => void;
  readonly now: () => Date;
  /** Calls a second process of the same shop: another server over the same database. */
  readonly openNode: () => Promise<TestShop['call']>;
  /** The connections of the shop: those of every call, and those that are kept apart. */
  readonly pools: readonly Pool[];
  readonly close: () => Promise<void>;
}

/** A whole shop over an empty, migrated database of its own. Every answer is held against its contract. */
export async function openTestShop({
  gateway = null,
  limitsRates = false,
  reach = async (url) => url,
  stopsClock = false,
  sweepIntervalMs = 15_000,
  connections = 4,
  plansForValues = false,
  patience = PATIENCE,
  staffSecondFactor = 'off',
  publicUrl = null,
  clients = [],
  socialProviders = [],
  measurementScript = null,
  secretKey = randomBytes(32),
  webhookNetworks = [],
  erp = null,
}: {
  gateway?: GatewayConnection | null;
  limitsRates?: boolean;
  /** The address by which the shop reaches its database. */
  reach?: (url: string) => Promise<string>;
  /** The time stands still but for `wait`: nothing that a slow machine takes long for has passed meanwhile. */
  stopsClock?: boolean;
  /** How often sockets of ended sessions are closed. */
  sweepIntervalMs?: number;
  /** More for a test about calls at once: each connection plans each statement. */
  connections?: number;
  /** Whether statements are planned as in a shop, for a test about that. */
  plansForValues?: boolean;
  /** How many times longer than a shop it waits for the database; 1 where a test is about such a wait. */
  patience?: number;
  /** Most tests are about other things than the second factor. */
  staffSecondFactor?: 'required' | 'offered' | 'off';
  publicUrl?: string | null;
  /** Folders of built clients. */
  clients?: Parameters<typeof buildApp>[0]['clients'];
  socialProviders?: Parameters<typeof buildApp>[0]['socialProviders'];
  measurementScript?: URL | null;
  secretKey?: Buffer;
  webhookNetworks?: readonly string[];
  /** Told of orders by the worker, which tests run themselves. */
  erp?: Parameters<typeof buildApp>[0]['erp'];
} = {}): Promise<TestShop> {
  const database = await freshDatabase({ plansForValues });
  const url = await reach(database.url);
  const files = await mkdtemp(join(tmpdir(), 'sjaj-files-'));
  const pool = openTestPool({ url, max: connections, patience });
  const db = openDb(pool);
  await withSetting(db, 'staffSecondFactor', staffSecondFactor);
  const priority = openTestPool({ url, max: 2, patience });
  let ahead = 0;
  const opened = Date.now();
  const now = (): Date => new Date((stopsClock ? opened : Date.now()) + ahead);
  const storage = diskStorage({ folder: files });
  const nodes: (() => Promise<unknown>)[] = [];
  const settings = {
    clock: now,
    storage,
    logger: false as const,
    trustedProxies: 0,
    checksAnswers: true,
    limitsRates,
    clients,
    gateway,
    sweepIntervalMs,
    secretKey,
    webhookNetworks,
    erp,
    publicUrl,
    socialProviders,
    measurementScript,
  };
  const app = await buildApp({ ...settings, db, priority: openDb(priority), pool });
  await app.ready();

  async function openNode(): Promise<TestShop['call']> {
    const own = openTestPool({ url: database.url, max: 4, patience });
    const node = await buildApp({ ...settings, db: openDb(own), pool: own });
    nodes.push(async () => {
      await node.close();
      await own.end();
    });
    await node.ready();
    return (route, input = {}) => call(node, route, input);
  }

  return {
    app,
    db,
    storage,
    call: (route, input = {}) => call(app, route, input),
    loginAs: (userId) => newSession(db, userId, now()),
    wait: (ms) => {
      ahead += ms;
    },
    now,
    openNode,
    pools: [pool, priority],
    async close() {
      for (const close of nodes) await close();
      await app.close();
      await Promise.all([pool.end(), priority.end()]);
      await database.drop();
      await rm(files, { recursive: true, force: true });
    },
  };
}

async function newSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = `shp_${randomBytes(32).toString('base64url')}`;
  const expiresAt = new Date(now.getTime() + 3_600_000 * 12);
  await db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

async function call(app: FastifyInstance, route: Route, input: CallInput): Promise<Reply> {
  const url = `/api${route.path.replace(/\{(\w+)\}/g, (_, name: string) => String(input.params?.[name]))}`;
  const response = await app.inject({
    method: route.method,
    url,
    ...(input.address === undefined ? {} : { remoteAddress: input.address }),
    headers: {
      'accept-language': input.language ?? 'bs',
      ...(input.token === undefined ? {} : { authorization: `Bearer ${input.token}` }),
      ...(input.key === undefined ? {} : { 'idempotency-key': input.key }),
      ...(input.pageOwner === undefined ? {} : { [SESSION_OWNER_HEADER]: input.pageOwner }),
      ...(input.proof === undefined ? {} : { 'proof-solution': input.proof }),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
  });
  // A file is no envelope: its own tests look into it.
  const isEnvelope = String(response.headers['content-type']).startsWith('application/json');
  const body = isEnvelope ? response.json() : {};
  return {
    status: response.statusCode,
    data: body.data,
    code: body.info?.code,
    message: body.info?.message,
    errors: body.errors ?? [],
    paging: body.pagedResult,
    headers: response.headers,
  };
}
