import { CallFailed } from '@sjaj/client';

/** Whether the server has said no, so that nothing was done. A lost answer and a fault of the server say nothing. */
export const isRefused = (error: unknown): boolean =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500;
