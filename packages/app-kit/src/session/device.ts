import * as STORAGE_KEYS from '../storage/storage-keys.ts';
import { storedText } from '../storage/stored-text.ts';

const device = storedText(STORAGE_KEYS.device);

/** The token of this device for the next log-in; undefined before the first one. */
export const deviceToken = (): string | undefined => device.read() ?? undefined;

/** Stores the device token of a log-in. */
export const storeDeviceToken = (token: string): void => device.write(token, true);
