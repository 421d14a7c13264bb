import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { Button, Notice, Skeleton } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { calls } from '../calls.ts';
import { ExpiredLink } from '../expired-link.tsx';
import { isExpiredLink, linkToken } from '../link-token.ts';
import { NarrowPage } from '../public-page.tsx';
import { PasswordForm } from './password-form.tsx';

interface MailedLink {
  readonly userId: number;
  readonly token: string;
}

const MAX_ID = 2_147_483_647;

function mailedLink(): MailedLink {
  const userId = Number(new URLSearchParams(window.location.search).get('userId'));
  const isId = Number.isInteger(userId) && userId > 0 && userId <= MAX_ID;
  return { userId: isId ? userId : 1, token: isId ? linkToken(window.location) : '-' };
}

const verifyQuery = ({ userId, token }: MailedLink) =>
  queryOptions({
    queryKey: ['verify-email', userId, token],
    queryFn: async () => (await calls.passwords.verifyEmail({ query: { userId: String(userId), token } })).data,
    retry: false,
    staleTime: Infinity,
  });

/** Where the mail about a new account leads: confirms the address and sets the first password. */
export function VerifyEmailPage() {
  const [link] = useState(mailedLink);
  const [isUsed, setIsUsed] = useState(false);
  const { data, error, refetch } = useQuery(verifyQuery(link));
  if (isUsed || isExpiredLink(error)) return <ExpiredLink title={t('auth.newPassword')} />;
  if (error)
    return (
      <NarrowPage title={t('auth.newPassword')}>
        <div className="sj-col sj-g16">
          <Notice tone="error">{messageOf(error)}</Notice>
          <Button size="lg" full onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </div>
      </NarrowPage>
    );
  const intro = data?.companyTitle ? t('passwords.welcomeCompany', { company: data.companyTitle }) : undefined;
  return (
    <NarrowPage
      title={data ? t('passwords.welcome', { name: data.firstName }) : t('auth.newPassword')}
      intro={intro ?? t('passwords.resetIntro')}
    >
      {data ? (
        <PasswordForm token={link.token} username={data.email} onExpired={() => setIsUsed(true)} />
      ) : (
        <Skeleton height={260} radius={12} />
      )}
    </NarrowPage>
  );
}
