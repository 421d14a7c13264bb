/** A path of this origin. `//host` and `/\host` are addresses of other hosts. */
const OWN_PATH = /^\/(?![/\\])/;
/** Browsers drop control characters from addresses: `/\t/evil` becomes `//evil`. */
const UNSAFE = /[\u0000-\u0020\\]/;
/** Any origin: only the path is read. */
const ORIGIN = 'http://own.invalid';

/** Whether a path is an address of another host once its dots are resolved: `/.//host` becomes `//host`. */
const leadsAway = (path: string): boolean => new URL(path, ORIGIN).pathname.startsWith('//');

/** The path to open after a log-in: of this origin and not below `loginPath`; `/` for everything else. */
export function returnPath(redirect: unknown, loginPath: string): string {
  if (typeof redirect !== 'string' || !OWN_PATH.test(redirect) || UNSAFE.test(redirect) || leadsAway(redirect))
    return '/';
  return redirect.startsWith(loginPath) ? '/' : redirect;
}
