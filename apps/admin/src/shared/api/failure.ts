import { CallFailed } from '@sjaj/client';
import { showToast } from '@sjaj/ui';
import { SessionGivenUp } from '../session/sign-in-again.ts';
import { t } from '../texts/t.ts';

/** What went wrong, in a sentence for the reader. */
export function messageOf(error: unknown): string {
  if (error instanceof CallFailed && error.status !== 0 && error.message) return error.message;
  return t(isOffline(error) ? 'states.noAnswer' : 'states.failed');
}

/** Whether no answer came at all. */
export const isOffline = (error: unknown): boolean => error instanceof CallFailed && error.status === 0;

/** Shows a failed call as a toast. The end of a session shows itself. */
export function showFailure(error: unknown): void {
  if (error instanceof SessionGivenUp || (error instanceof CallFailed && error.status === 401)) return;
  showToast({ tone: isOffline(error) ? 'warn' : 'error', title: messageOf(error) });
}

/** The message at each field of a refused form: `{ email: 'Polje …' }`. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallFailed)) return {};
  return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
}
