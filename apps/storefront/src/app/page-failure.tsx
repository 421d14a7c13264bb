import { useEffect, useState } from 'react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { IconAlertCircle, IconWifiOff } from '@tabler/icons-react';
import { isOffline, messageOf, usePageRetry } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { Button, ButtonLink, EmptyState } from '@sjaj/ui';
import { NotOnDevice } from '../shared/page/not-on-device.tsx';
import { useOnline } from '../shared/page/use-online.ts';
import { t } from '../shared/texts/t.ts';
import { NotFound } from './not-found.tsx';

/** A page whose code or data is not on the device. It reloads when the connection is back. */
function PageOffline() {
  useEffect(() => {
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return <NotOnDevice />;
}

/** Says why a page cannot be shown, and offers a retry. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(error, reset);
  const isOnline = useOnline();
  // Not unlearned: drawn again a moment before the connection is reported, the page would lose what reloads it then.
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  if (wasOffline) return <PageOffline />;
  if (error instanceof CallFailed && error.status === 404) return <NotFound />;
  // The session flow is opening Login.
  if (error instanceof CallFailed && (error.status === 401 || error.status === 405)) return null;
  // Not a fault: the bar above the page offers the choice.
  if (error instanceof CallFailed && error.code === 'acting.choose_company') {
    return <EmptyState page icon={<IconAlertCircle size={28} />} title={error.message} />;
  }
  const number = error instanceof CallFailed ? error.requestId : undefined;
  return (
    <EmptyState
      page
      icon={isOffline(error) ? <IconWifiOff size={28} /> : <IconAlertCircle size={28} />}
      title={t('states.pageFailed')}
      text={[messageOf(error), number && t('states.failedNumber', { requestId: number })].filter(Boolean).join(' ')}
      actions={
        <>
          <Button onClick={retry}>{t('action.tryAgain')}</Button>
          <ButtonLink variant="line" href="/">
            {t('states.toHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
