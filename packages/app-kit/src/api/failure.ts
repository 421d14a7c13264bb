import { CallFailed } from '@sjaj/client';
import { showToast } from '@sjaj/ui';
import { t } from '../texts/texts.ts';

/** A call was given up because its session ended. The log-in page says so; no toast is shown. */
export class SessionAbandoned extends Error {
  override readonly name = 'SessionAbandoned';
}

/** What went wrong, in a sentence for the user. */
export function messageOf(error: unknown): string {
  if (error instanceof CallFailed && error.status !== 0 && error.message) return error.message;
  return t(isOffline(error) ? 'states.noAnswer' : 'states.failed');
}

/** Whether no answer came at all. */
export const isOffline = (error: unknown): boolean => error instanceof CallFailed && error.status === 0;

/** Whether a failed query is worth another attempt: no answer, or a fault of the server. */
export function isTransient(error: unknown): boolean {
  if (error instanceof SessionAbandoned) return false;
  return !(error instanceof CallFailed) || error.status === 0 || error.status >= 500;
}

/** Shows a failed call as a toast; not for the end of a session, which opens the log-in. */
export function showFailure(error: unknown): void {
  if (error instanceof SessionAbandoned || (error instanceof CallFailed && error.status === 401)) return;
  showToast({ tone: isOffline(error) ? 'warn' : 'error', title: messageOf(error) });
}

/** The message of each field of a refused form: `{ email: 'Polje …' }`. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallFailed)) return {};
  return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
}

/** What is wrong with a refused form as a whole; undefined where its fields say it. */
export const formError = (error: unknown): string | undefined =>
  error && Object.keys(fieldErrors(error)).length === 0 ? messageOf(error) : undefined;
