import * as contract from '@sjaj/contract';
import type { Plugin } from 'vite';

const ID = '@sjaj/contract';
const VIRTUAL = '\0bare-contract';

/**
 * Hands the browser the contract without its schemas: what a client needs of a route is its method, its path and which parts
 * it takes. Saves the schemas of every call and the schema library itself, some 40 kB compressed; the server checks anyway.
 * A schema that is imported as a value does not exist in the browser, and the build says so.
 */
export function bareContract(): Plugin {
  return {
    name: 'sjaj-bare-contract',
    enforce: 'pre',
    resolveId: (id) => (id === ID ? VIRTUAL : undefined),
    load: (id) => (id === VIRTUAL ? moduleText() : undefined),
  };
}

function moduleText(): string {
  const lines = Object.entries(contract).flatMap(([name, value]) => {
    if (name === 'contract') return [];
    const text = isGroup(value) ? bareGroup(value) : JSON.stringify(isPlain(value) ? value : undefined);
    return text === undefined ? [] : [`export const ${name} = ${text};`];
  });
  return lines.join('\n');
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isGroup = (value: unknown): value is Readonly<Record<string, Fields>> =>
  isRecord(value) && Object.values(value).every((route) => isRecord(route) && 'method' in route && 'path' in route);

/** Constants are data all the way down; schemas carry functions. */
const isPlain = (value: unknown): boolean =>
  isRecord(value)
    ? Object.getPrototypeOf(value) !== null && !('_zod' in value) && Object.values(value).every(isPlain)
    : typeof value !== 'function';

function bareGroup(group: Readonly<Record<string, Fields>>): string {
  const routes = Object.entries(group).map(([name, route]) => {
    const { method, path, params, query, body, upload, idempotent } = route;
    const parts = Object.entries({ params, query, body, upload, idempotent }).filter(
      ([, value]) => value !== undefined,
    );
    return [name, { method, path, ...Object.fromEntries(parts.map(([part]) => [part, true])) }];
  });
  return JSON.stringify(Object.fromEntries(routes));
}
