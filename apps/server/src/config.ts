import { join } from 'node:path';
import { z } from 'zod';
import { type Environment, SettingsRefused } from './platform/process/environment.ts';
import type { Sender } from './platform/mail/mailer.ts';
import {
  bucketUrl,
  clamdUrl,
  databaseUrl,
  host,
  isLoopback,
  networks,
  port,
  publicUrl,
  scriptAddress,
  secretKey,
  sender,
  smtpUrl,
  wholeNumber,
} from './platform/process/setting-formats.ts';
import { type ErpConnection, erpFrom } from './platform/settings/erp.ts';
import { gatewayFrom, type GatewaySettings } from './platform/settings/payment-gateway.ts';
import { socialProvidersFrom, type SocialProviderSettings } from './platform/settings/social-login.ts';

export { SettingsRefused } from './platform/process/environment.ts';

const ROOT = join(import.meta.dirname, '../../..');

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where the embedded database and uploaded files live. */
  readonly dataDir: string;
  /** An outside PostgreSQL instead of the embedded one. */
  readonly databaseUrl: string | null;
  /** The S3 bucket of uploaded files; the data folder where left out. */
  readonly filesUrl: string | null;
  /** The ClamAV daemon that scans uploads; they are not scanned where left out. */
  readonly clamdUrl: string | null;
  /** Whether the shop is a demo; `unset`: where its database is empty or holds a demo. */
  readonly demo: 'on' | 'off' | 'unset';
  readonly logLevel: string;
  readonly trustedProxies: number;
  /** Whether HTTPS is demanded of all subdomains of the shop's address as well. */
  readonly hstsSubdomains: boolean;
  /** How long readiness says no before the port closes. */
  readonly drainSeconds: number;
  /** Encrypts the secrets of authenticator apps; a key of the data folder where left out. */
  readonly secretKey: Buffer | null;
  readonly isDevelopment: boolean;
  readonly limitsRates: boolean;
  readonly clients: readonly { readonly folder: string; readonly prefix: string }[];
  /** The address under which people find the shop; the one that it listens on where left out. */
  readonly publicUrl: string | null;
  /** Who carries the mail, as `smtps://user:password@host:465`; without it mail is kept for staff to read. */
  readonly smtpUrl: string | null;
  /** The sender of mail; the supplier's e-mail where left out. */
  readonly mailFrom: Sender | null;
  /** Where cards are paid; the demo starts a payment simulator where none is named. */
  readonly gateway: GatewaySettings | null;
  /** The ERP that the shop works with, and what is pulled from it; null where none is connected. */
  readonly erp: ErpConnection | null;
  /** Who else can log people in, in an open shop: those whose keys are named. */
  readonly socialProviders: readonly SocialProviderSettings[];
  /** Networks of the owner that webhooks may reach, such as `10.1.0.0/16`; all others have to be public. */
  readonly webhookNetworks: readonly string[];
  /** The script by which the owner measures visits, for browsers whose user agrees. */
  readonly measurementScript: URL | null;
  /** The port of the payment simulator; 0 for a free one. */
  readonly gatewayPort: number;
  /** Whether the server starts a worker of its own. */
  readonly runsWorker: boolean;
}

const MOST_PROXIES = 20;
const LONGEST_DRAIN_S = 300;
/** Nobody but a proxy asks whether the shop is ready: without one a stop would be slower for nothing. */
const PROXY_DRAIN_S = 2;

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' });
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const Variables = z.object({
  PORT: port.default(4_000),
  HOST: host.default('127.0.0.1'),
  DATA_DIR: z.string().default(join(ROOT, '.data')),
  DATABASE_URL: databaseUrl.nullable().default(null),
  FILES_URL: bucketUrl.nullable().default(null),
  CLAMD_URL: clamdUrl.nullable().default(null),
  DEMO: onOff.nullable().default(null),
  LOG_LEVEL: z.enum(LEVELS, { error: `must be one of ${LEVELS.join(', ')}` }).default('warn'),
  TRUSTED_PROXIES: wholeNumber(MOST_PROXIES, 'the number of proxies in front of the shop, 0 to 20').default(0),
  RATE_LIMITS: onOff.default('on'),
  WORKER: onOff.default('on'),
  PUBLIC_URL: publicUrl.nullable().default(null),
  SMTP_URL: smtpUrl.nullable().default(null),
  MAIL_FROM: sender.nullable().default(null),
  GATEWAY_PORT: port.default(0),
  WEBHOOK_NETWORKS: networks.default([]),
  MEASUREMENT_SCRIPT: scriptAddress.nullable().default(null),
  SECRET_KEY: secretKey.nullable().default(null),
  HSTS_SUBDOMAINS: onOff.default('off'),
  DRAIN_SECONDS: wholeNumber(LONGEST_DRAIN_S, `whole seconds, 0 to ${LONGEST_DRAIN_S}`).nullable().default(null),
});

/** An empty variable is one that is not set. */
const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

/**
 * The settings of a process from its environment. Every one has a default; none is needed to start the shop. Throws
 * `SettingsRefused` with all faults at once.
 */
export function configFrom(env: Environment): Config {
  const given = withoutEmpty(env);
  const errors: string[] = [];
  const parsed = Variables.safeParse(given);
  for (const { path, message } of parsed.error?.issues ?? []) errors.push(`${path.join('.')}: ${message}`);
  const gateway = collect(errors, () => gatewayFrom(given));
  const erp = collect(errors, () => erpFrom(given));
  const socialProviders = collect(errors, () => socialProvidersFrom(given));
  if (errors.length > 0 || !parsed.success) throw new SettingsRefused(errors);
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    filesUrl: data.FILES_URL,
    clamdUrl: data.CLAMD_URL,
    demo: data.DEMO ?? 'unset',
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUSTED_PROXIES,
    hstsSubdomains: data.HSTS_SUBDOMAINS === 'on',
    drainSeconds: data.DRAIN_SECONDS ?? (data.TRUSTED_PROXIES > 0 ? PROXY_DRAIN_S : 0),
    secretKey: data.SECRET_KEY,
    isDevelopment: env['NODE_ENV'] === 'development',
    limitsRates: data.RATE_LIMITS === 'on',
    clients: [
      { folder: join(ROOT, 'apps/storefront/dist'), prefix: '/' },
      { folder: join(ROOT, 'apps/admin/dist'), prefix: '/admin/' },
    ],
    publicUrl: data.PUBLIC_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    gateway: gateway ?? null,
    erp: erp ?? null,
    socialProviders: socialProviders ?? [],
    webhookNetworks: data.WEBHOOK_NETWORKS,
    measurementScript: data.MEASUREMENT_SCRIPT,
    gatewayPort: data.GATEWAY_PORT,
    runsWorker: data.WORKER === 'on',
  };
}

/** What `read` gives; undefined where it refuses, with its faults added. */
function collect<T>(errors: string[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    errors.push(...error.errors);
    return undefined;
  }
}

/**
 * The same for the server. A demo has log-ins that everybody can read and payments that charge nobody: on an address that others
 * reach it starts only where DEMO says so.
 */
export function serverConfigFrom(env: Environment): Config {
  const config = configFrom(env);
  const isPublic =
    !isLoopback(config.host) || (config.publicUrl !== null && !isLoopback(new URL(config.publicUrl).hostname));
  if (config.demo !== 'unset' || !isPublic) return config;
  throw new SettingsRefused([
    'DEMO: others reach this shop (HOST or PUBLIC_URL): say DEMO=off for a shop of your own, or DEMO=on for a demo whose log-ins everybody knows',
  ]);
}
