import { join } from 'node:path';
import { gatewayFrom, type GatewaySettings } from './gateway-config.ts';
import type { Sender } from './platform/mailer.ts';

const ROOT = join(import.meta.dirname, '../../..');

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where the embedded database and uploaded files live. */
  readonly dataDir: string;
  /** An outside PostgreSQL instead of the embedded one. */
  readonly databaseUrl: string | null;
  /** Load the demo shop into an empty database. */
  readonly loadsDemo: boolean;
  readonly logLevel: string;
  readonly trustedProxies: number;
  /** Whether HTTPS is demanded of all subdomains of the shop's address as well. */
  readonly hstsSubdomains: boolean;
  /** How long readiness says no before the port closes. */
  readonly drainSeconds: number;
  readonly isDevelopment: boolean;
  readonly limitsRates: boolean;
  readonly clients: readonly { readonly folder: string; readonly prefix: string }[];
  readonly demoPictures: string;
  /** The address under which people find the shop; the one that it listens on where left out. */
  readonly publicUrl: string | null;
  /** Who carries the mail, as `smtps://user:password@host:465`; without it mail is kept for staff to read. */
  readonly smtpUrl: string | null;
  /** The sender of mail; the supplier's e-mail where left out. */
  readonly mailFrom: Sender | null;
  /** Where cards are paid; the demo starts a stand-in where none is named. */
  readonly gateway: GatewaySettings | null;
  readonly standIn: { readonly entry: string; readonly port: number };
  /** Whether the server starts a worker of its own. */
  readonly runsWorker: boolean;
}

const DEFAULT_PORT = 4_000;

function portFrom(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`PORT is no port: ${text}`);
  return port;
}

const LONGEST_DRAIN_S = 300;
const PROXY_DRAIN_S = 2;

/** Nobody but a proxy asks whether the shop is ready: without one a stop would be slower for nothing. */
function drainSecondsFrom(text: string | undefined, isBehindProxy: boolean): number {
  if (text === undefined) return isBehindProxy ? PROXY_DRAIN_S : 0;
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= LONGEST_DRAIN_S))
    throw new RangeError(`DRAIN_SECONDS is not between 0 and ${LONGEST_DRAIN_S}: ${text}`);
  return seconds;
}

/** `Sjaj <prodaja@example.ba>`, or the address alone. */
function senderFrom(text: string | undefined): Sender | null {
  if (text === undefined) return null;
  const [, name = '', address] = /^([^<>]*)<([^<>@\s]+@[^<>@\s]+)>$/.exec(text.trim()) ?? [];
  return { name: name.trim(), address: address ?? text.trim() };
}

/** The settings of a process from its environment. Every one has a default; none is needed to start the shop. */
export const configFrom = (env: Readonly<Record<string, string | undefined>>): Config => ({
  port: portFrom(env['PORT']),
  host: env['HOST'] ?? '127.0.0.1',
  dataDir: env['DATA_DIR'] ?? join(ROOT, '.data'),
  databaseUrl: env['DATABASE_URL'] ?? null,
  loadsDemo: env['DEMO'] !== 'off',
  logLevel: env['LOG_LEVEL'] ?? 'warn',
  trustedProxies: Number(env['TRUSTED_PROXIES'] ?? 0),
  hstsSubdomains: env['HSTS_SUBDOMAINS'] === 'on',
  drainSeconds: drainSecondsFrom(env['DRAIN_SECONDS'], Number(env['TRUSTED_PROXIES'] ?? 0) > 0),
  isDevelopment: env['NODE_ENV'] === 'development',
  limitsRates: env['RATE_LIMITS'] !== 'off',
  clients: [
    { folder: join(ROOT, 'apps/storefront/dist'), prefix: '/' },
    { folder: join(ROOT, 'apps/admin/dist'), prefix: '/admin/' },
  ],
  demoPictures: join(ROOT, 'demo/pictures/files'),
  publicUrl: env['PUBLIC_URL'] ?? null,
  smtpUrl: env['SMTP_URL'] ?? null,
  mailFrom: senderFrom(env['MAIL_FROM']),
  gateway: gatewayFrom(env),
  standIn: { entry: join(ROOT, 'demo/gateway/main.ts'), port: portFrom(env['GATEWAY_PORT'] ?? '0') },
  runsWorker: env['WORKER'] !== 'off',
});
