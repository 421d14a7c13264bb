import { readStored, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';

const OPEN = '1';
const CLOSED = '0';

/** Stores whether the shop admitted a guest. The entry `first-paint` of the next visit prefetches the guest's page, or Login. */
export const rememberOpenShop = (isOpen: boolean): void =>
  void writeStored(STORAGE_KEYS.openShop, isOpen ? OPEN : CLOSED);

/** Whether the shop admitted the last guest of this device. */
export const wasOpen = (): boolean => readStored(STORAGE_KEYS.openShop) === OPEN;

/** Whether the shop turned the last guest of this device away; false where none has tried. */
export const wasClosed = (): boolean => readStored(STORAGE_KEYS.openShop) === CLOSED;
