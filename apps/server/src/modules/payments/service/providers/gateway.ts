import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { GatewaySettings, MonriMerchant } from '../../../../platform/settings/payment-gateway.ts';
import type { GatewayConnection } from '../gateway.ts';
import type { PaymentProvider } from './provider.ts';
import { PAGE_LANGUAGES } from './monri/fields.ts';
import { monriProvider } from './monri/provider.ts';
import { wsPayProvider } from './wspay/provider.ts';
import { type ChildLog, superviseChild } from '../../../../platform/process/child-process.ts';

/** The gateway of the settings. */
export function openGateway(settings: GatewaySettings | null): GatewayConnection | null {
  if (!settings) return null;
  if (settings.kind === 'wspay') return { provider: wsPayProvider(settings), secret: settings.secret };
  const provider = settings.kind === 'monri' ? monriProvider(settings) : simulatorProvider(settings);
  return { provider, secret: settings.key };
}

/** The payment simulator speaks all of the shop's languages, and is found under the name by which the buyer found the shop. */
function simulatorProvider(settings: MonriMerchant): PaymentProvider {
  const { port } = new URL(settings.baseUrl);
  return monriProvider({
    ...settings,
    languages: { ...PAGE_LANGUAGES, srLatn: 'sr', srCyrl: 'sr-Cyrl' },
    browserUrl: (origin) => `http://${new URL(origin).hostname}:${port}`,
    formSources: [`http://*:${port}`],
  });
}

interface StartedSimulator {
  readonly settings: MonriMerchant;
  stop(): Promise<void>;
}

interface StartSimulatorInput {
  /** The file that the process runs. */
  readonly entry: string;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly log: ChildLog;
}

const ANYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Starts the payment simulator as a process of its own, with a merchant of this start alone. It charges nobody. */
export async function startSimulator({ entry, host, port, log }: StartSimulatorInput): Promise<StartedSimulator> {
  const free = port === 0 ? await freePort(host) : port;
  const token = randomBytes(20).toString('hex');
  const key = randomBytes(20).toString('hex');
  const child = superviseChild({
    name: 'The payment simulator',
    entry,
    env: { HOST: host, PORT: String(free), GATEWAY_TOKEN: token, GATEWAY_KEY: key },
    log,
  });
  const baseUrl = `http://${ANYWHERE.has(host) ? '127.0.0.1' : host}:${free}`;
  return { settings: { kind: 'simulator', baseUrl, token, key }, stop: () => child.stop() };
}

/** A port that nobody listens on. It stays the same when the process is started again. */
async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const bound = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof bound !== 'object' || !bound) throw new Error('no free port');
  return bound.port;
}
