import { useEffect } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { IconAlertCircle, IconWifiOff } from '@tabler/icons-react';
import { CallFailed } from '@sjaj/client';
import { Button, ButtonLink, EmptyState } from '@sjaj/ui';
import { isOffline, messageOf } from '../shared/api/failure.ts';
import { NotOnDevice } from '../shared/page/not-on-device.tsx';
import { t } from '../shared/texts/t.ts';
import { NotFound } from './not-found.tsx';

/** A page whose code or answers are not on the device: it is loaded again when the connection is back. */
function PageOffline() {
  useEffect(() => {
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return <NotOnDevice />;
}

/** A page that could not be shown: why, and how to try again. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  // Not followed: the page stays as it is until it is loaded again.
  if (!navigator.onLine) return <PageOffline />;
  if (error instanceof CallFailed && error.status === 404) return <NotFound />;
  // The way to Login is already being taken.
  if (error instanceof CallFailed && (error.status === 401 || error.status === 405)) return null;
  // No fault: the bar above the page offers the choice.
  if (error instanceof CallFailed && error.code === 'acting.choose_company') {
    return <EmptyState page icon={<IconAlertCircle size={28} />} title={error.message} />;
  }
  const again = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  const number = error instanceof CallFailed ? error.requestId : undefined;
  return (
    <EmptyState
      page
      icon={isOffline(error) ? <IconWifiOff size={28} /> : <IconAlertCircle size={28} />}
      title={t('states.pageFailed')}
      text={[messageOf(error), number && t('states.failedNumber', { requestId: number })].filter(Boolean).join(' ')}
      actions={
        <>
          <Button onClick={again}>{t('states.tryAgain')}</Button>
          <ButtonLink variant="line" href="/">
            {t('states.toHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
