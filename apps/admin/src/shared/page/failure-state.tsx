import { IconAlertCircle, IconWifiOff } from '@tabler/icons-react';
import { isOffline, messageOf } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { Button, ButtonLink, EmptyState } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface FailureStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Where to go instead, where another try would change nothing. */
  readonly back?: string | undefined;
}

/** What could not be loaded: why, the number of the call, and another try. */
export function FailureState({ error, onRetry, back }: FailureStateProps) {
  const number = error instanceof CallFailed && back === undefined ? error.requestId : undefined;
  return (
    <EmptyState
      // The record is the page: without it this is what the page has as its heading.
      page={back !== undefined}
      icon={isOffline(error) ? <IconWifiOff size={28} /> : <IconAlertCircle size={28} />}
      title={messageOf(error)}
      text={number && t('states.failedNumber', { requestId: number })}
      actions={
        back === undefined ? (
          <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
        ) : (
          <ButtonLink href={back}>{t('action.back')}</ButtonLink>
        )
      }
    />
  );
}
