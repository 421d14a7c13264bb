/** The first that fits, so that what also names itself after another comes before it. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

/** Browser and system, as people call them; null where the browser does not say. */
export function deviceName(userAgent: string | null): DeviceName | null {
  const nameIn = (names: readonly (readonly [string, string])[]): string | undefined =>
    names.find(([mark]) => userAgent?.includes(mark))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  return browser && system ? { browser, system } : null;
}
