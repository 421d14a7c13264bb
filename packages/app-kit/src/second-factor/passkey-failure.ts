import { CallFailed } from '@sjaj/client';
import { messageOf } from '../api/failure.ts';
import { t } from '../texts/texts.ts';

/** A passkey that the browser has not created or used: cancelled, timed out, or not on this device. It keeps the browser's reason. */
class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled';
}

/** What went wrong, in a sentence for the user. */
export const failureText = (error: unknown): string =>
  error instanceof PasskeyCancelled ? error.message : messageOf(error);

/** For `catch` of what the browser does with passkeys. */
export function asPasskeyFailure(cause: unknown): never {
  throw cause instanceof CallFailed ? cause : new PasskeyCancelled(t('secondFactor.passkeyCancelled'), { cause });
}
