import { fileURLToPath } from 'node:url';
import * as contract from '@sjaj/contract';
import type { Plugin } from 'vite';

const ID = '@sjaj/contract';
const VIRTUAL = '\0bare-contract';
/** Each export is a module of its own, so that it travels with the pages that use it. */
const EXPORT = `${VIRTUAL}/`;
const WHOLE = fileURLToPath(import.meta.resolve(ID));

/**
 * Hands the browser the contract without the schemas of its calls: what a client needs of a route is its method, its path and
 * which parts it takes. The schemas and the library behind them, some 40 kB compressed, then travel only with the page that
 * checks a form by one of them.
 */
export function bareContract(): Plugin {
  return {
    name: 'sjaj-bare-contract',
    enforce: 'pre',
    resolveId: (id) => (id === ID ? VIRTUAL : id.startsWith(EXPORT) ? id : undefined),
    load: (id) => {
      if (id === VIRTUAL) return { code: barrel(), moduleSideEffects: false };
      if (id.startsWith(EXPORT)) return { code: moduleOf(id.slice(EXPORT.length)), moduleSideEffects: false };
      return undefined;
    },
  };
}

const names = Object.keys(contract) as readonly (keyof typeof contract)[];

const barrel = (): string =>
  names.map((name) => `export { ${name} } from ${JSON.stringify(EXPORT + name)};`).join('\n');

function moduleOf(name: string): string {
  const value: unknown = contract[name as keyof typeof contract];
  if (isGroup(value)) return `export const ${name} = ${JSON.stringify(bareGroup(value))};`;
  if (isData(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from ${JSON.stringify(WHOLE)};`;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isGroup = (value: unknown): value is Readonly<Record<string, Fields>> =>
  isRecord(value) && Object.values(value).every((route) => isRecord(route) && 'method' in route && 'path' in route);

/** Constants are data all the way down; schemas and the whole contract are not. */
function isData(value: unknown): boolean {
  if (!isRecord(value)) return typeof value !== 'function';
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !('_zod' in value) && Object.values(value).every(isData);
}

function bareGroup(group: Readonly<Record<string, Fields>>): Fields {
  const routes = Object.entries(group).map(([name, route]) => {
    const { method, path, params, query, body, upload, download, idempotent, reads } = route;
    const parts = Object.entries({ params, query, body, upload, download, idempotent, reads }).filter(
      ([, value]) => value !== undefined,
    );
    return [name, { method, path, ...Object.fromEntries(parts.map(([part]) => [part, true])) }];
  });
  return Object.fromEntries(routes);
}
