import { returnPath } from '@sjaj/app-kit';

/** An address of this app, taken apart as the router wants it. */
interface Address {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
  readonly hash?: string;
}

const BASE = '/admin';

/** The parts of an address; one that names the back office itself (`/admin/orders/5`, as messages do) counts from there. */
export function addressOf(href: string): Address {
  const { pathname, searchParams, hash } = new URL(href, 'http://app');
  const inside = pathname === BASE || pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) || '/' : pathname;
  return { to: inside, search: Object.fromEntries(searchParams), ...(hash && { hash: hash.slice(1) }) };
}

/** `?a=1&b=2` of plain values, the empty ones left out; '' where none is left. */
export function searchText(search: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== '');
  const text = new URLSearchParams(written.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** The values of a search text; one that stands twice counts once. */
export const searchOf = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/** Where a log-in leads: back to a page of this app, else to the start page. */
export const pathAfterLogin = (redirect: unknown): string => returnPath(redirect, '/login');
