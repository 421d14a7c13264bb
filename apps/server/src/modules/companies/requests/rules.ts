import type { AccountRequestState } from '@sjaj/contract';

/** States in which staff may decide. */
const OPEN: readonly AccountRequestState[] = ['pending', 'asked'];

/** Whether staff may still approve, ask back or reject. */
export const isOpen = (state: AccountRequestState): boolean => OPEN.includes(state);
