import { useState } from 'react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageOf } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { Button, ButtonLink, Notice, Skeleton } from '@sjaj/ui';
import { signInApi } from '../../shared/api/transport.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import { t } from '../../shared/texts/t.ts';
import { SetupForm } from './setup-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

const NOT_FOUND = 404;

/** In the fragment, which browsers never send to a server. */
const tokenOf = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';

const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['setup', token],
    // Without a token the server answers as for an unknown one.
    queryFn: async ({ signal }) => (await signInApi.setup.check({ body: { token: token || '-' } }, { signal })).data,
    retry: false,
    staleTime: Infinity,
  });

/** The page of the one-time link, where the first administrator creates an account and is logged in. */
export function SetupPage() {
  const [token] = useState(() => tokenOf(window.location.hash));
  const { data, error, refetch } = useQuery(linkQuery(token));
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
          {t('states.tryAgain')}
        </Button>
      )}
    </>
  );
}
