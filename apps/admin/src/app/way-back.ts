/** The path to return to after logging in: of this app, and not the log-in itself. The start page for anything else. */
export function wayBack(redirect: unknown): string {
  if (typeof redirect !== 'string' || !/^\/(?![/\\])/.test(redirect)) return '/';
  // Control characters vanish from addresses: "/\t/evil" would become "//evil".
  if (/[\u0000-\u0020\\]/.test(redirect) || redirect.startsWith('/login')) return '/';
  return redirect;
}
