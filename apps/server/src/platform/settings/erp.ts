import { type Environment, SettingsRefused } from '../process/environment.ts';
import { isLoopback } from '../process/setting-formats.ts';

/** Where the ERP answers, and the secret that both sides sign with. */
export interface ErpSettings {
  /** Without a slash at the end. */
  readonly url: string;
  /** Never logged. */
  readonly secret: string;
}

const SHORTEST_SECRET = 32;

function isUsable(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)));
}

/** The ERP from the environment; null where none is named. A half-named one is refused with all that is missing. */
export function erpFrom(env: Environment): ErpSettings | null {
  const url = env['ERP_URL']?.trim() ?? '';
  const secret = env['ERP_SECRET']?.trim() ?? '';
  if (url === '' && secret === '') return null;
  const errors = [
    ...(isUsable(url)
      ? []
      : ['ERP_URL: an https address, such as https://erp.example.ba/shop; http only on this machine']),
    ...(secret.length >= SHORTEST_SECRET ? [] : [`ERP_SECRET: at least ${SHORTEST_SECRET} characters`]),
  ];
  if (errors.length > 0) throw new SettingsRefused(errors);
  return { url: url.endsWith('/') ? url.slice(0, -1) : url, secret };
}
