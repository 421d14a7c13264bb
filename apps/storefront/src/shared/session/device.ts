import { kept } from './kept.ts';

/** The back office keeps it under the same key: both are the same device. */
const device = kept('sjaj.device');

/** The token of this device for the next log-in; undefined before the first one. */
export const deviceToken = (): string | undefined => device.read() ?? undefined;

/** Keeps the token that a log-in has given. It outlives a log-out: it opens nothing. */
export const keepDeviceToken = (token: string): void => device.write(token, true);
