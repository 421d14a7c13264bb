import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageOf } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { Button, ButtonLink, Notice, Skeleton } from '@sjaj/ui';
import { tableTime } from '../../shared/figures/table-time.ts';
import { t } from '../../shared/texts/t.ts';
import { SetupForm } from './setup-form.tsx';
import { setupLinkQuery, setupTokenOf } from './setup-link.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const NOT_FOUND = 404;

/** The page of the one-time link, where the first administrator creates an account and is logged in. */
export function SetupPage() {
  const [token] = useState(() => setupTokenOf(window.location.hash));
  const { data, error, refetch } = useQuery(setupLinkQuery(token));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const goOn = () => {
    // Another user may have been logged in.
    queries.clear();
    void navigate({ to: '/', replace: true });
  };
  return (
    <SignInFrame title={t('setup.title')}>
      {error && <LinkFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={360} radius={12} />}
      {!error && data && (
        <>
          <p className="sj-sm sj-t2">{t('setup.until', { until: tableTime(data.expiresAt, new Date()) })}</p>
          <SetupForm token={token} onDone={goOn} onExpired={() => void refetch()} />
        </>
      )}
    </SignInFrame>
  );
}

function LinkFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isExpired = error instanceof CallFailed && error.status === NOT_FOUND;
  return (
    <>
      <Notice tone="error">{messageOf(error)}</Notice>
      {isExpired ? (
        <ButtonLink href="/login" size="lg" full>
          {t('frame.logIn')}
        </ButtonLink>
      ) : (
        <Button size="lg" full onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      )}
    </>
  );
}
