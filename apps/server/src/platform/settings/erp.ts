import { type Environment, SettingsRefused } from '../process/environment.ts';
import { isLoopback } from '../process/setting-formats.ts';

/** Where the ERP answers, and the secret that both sides sign with. */
export interface ErpSettings {
  /** Without a slash at the end. */
  readonly url: string;
  /** Never logged. */
  readonly secret: string;
}

/** What can be pulled from the ERP. */
const ERP_PULLS = ['finance', 'prices', 'stock'] as const;
export type ErpPull = (typeof ERP_PULLS)[number];

export interface ErpConnection extends ErpSettings {
  /** What is pulled from this ERP. */
  readonly pulls: readonly ErpPull[];
}

const SHORTEST_SECRET = 32;

function isUsable(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)));
}

const isPull = (name: string): name is ErpPull => (ERP_PULLS as readonly string[]).includes(name);

/** The names of a comma-separated list; all that can be pulled where it is empty. */
const pullsOf = (list: string): readonly string[] =>
  list.trim() === '' ? ERP_PULLS : list.split(',').map((name) => name.trim());

/** The ERP from the environment; null where none is named. A half-named one is refused with all that is missing. */
export function erpFrom(env: Environment): ErpConnection | null {
  const url = env['ERP_URL']?.trim() ?? '';
  const secret = env['ERP_SECRET']?.trim() ?? '';
  if (url === '' && secret === '') return null;
  const pulls = pullsOf(env['ERP_PULLS'] ?? '');
  const errors = [
    ...(isUsable(url)
      ? []
      : ['ERP_URL: an https address, such as https://erp.example.ba/shop; http only on this machine']),
    ...(secret.length >= SHORTEST_SECRET ? [] : [`ERP_SECRET: at least ${SHORTEST_SECRET} characters`]),
    ...(pulls.every(isPull) ? [] : [`ERP_PULLS: one or more of ${ERP_PULLS.join(', ')}`]),
  ];
  if (errors.length > 0) throw new SettingsRefused(errors);
  return { url: url.endsWith('/') ? url.slice(0, -1) : url, secret, pulls: pulls.filter(isPull) };
}
