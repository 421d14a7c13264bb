/** The path to return to after logging in: of this page's own origin, and not Login itself. Home for anything else. */
export function wayBack(redirect: unknown): string {
  if (typeof redirect !== 'string' || !/^\/(?![/\\])/.test(redirect)) return '/';
  // Control characters vanish from addresses: "/\t/evil" would become "//evil".
  if (/[\u0000-\u0020\\]/.test(redirect) || redirect.startsWith('/auth/')) return '/';
  return redirect;
}
