/** The shop keeps it under the same key: both are the same device. */
const STORAGE_KEY = 'sjaj.device';

/** The token of this device for the next log-in; undefined before the first one. */
export function deviceToken(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token that a log-in has given. It outlives a log-out: it opens nothing. */
export function keepDeviceToken(token: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, token);
  } catch {
    // Without it the device is one that the account does not know.
  }
}
