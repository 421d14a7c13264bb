import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { social, type UnlinkedIdentity } from '@sjaj/contract';
import { Button, ButtonLink, Notice, showToast } from '@sjaj/ui';
import { transport } from '../../../shared/api/api.ts';
import { t } from '../../../shared/texts/t.ts';
import { LoginForm } from '../login-form.tsx';
import { NarrowPage } from '../public-page.tsx';

const signedIn = clientFor(social, transport);

interface LinkAccountProps {
  readonly identity: UnlinkedIdentity;
  readonly onLinked: () => void;
}

/** Links an identity with an account, which its owner logs in to first: an address alone proves nothing. */
export function LinkAccount({ identity, onLinked }: LinkAccountProps) {
  const { ticket, account, email, provider } = identity;
  const facts = { provider: t(`socialProvider.${provider}`), email: email ?? '' };
  const link = useMutation({
    mutationFn: () => signedIn.link({ body: { ticket } }),
    onSuccess: () => {
      showToast({ tone: 'done', title: t('social.linked', facts) });
      onLinked();
    },
    // The page shows the error. The log-in is there nevertheless.
    onError: () => undefined,
  });
  if (link.error) {
    return (
      <NarrowPage title={t('social.linkTitle', facts)}>
        <div className="sj-col sj-g16">
          <Notice tone="error">{messageOf(link.error)}</Notice>
          <Button size="lg" full onClick={onLinked}>
            {t('social.enter')}
          </Button>
        </div>
      </NarrowPage>
    );
  }
  const isTaken = account === 'taken';
  return (
    <NarrowPage
      title={t('social.linkTitle', facts)}
      intro={isTaken ? t('social.takenIntro', facts) : t('social.unconfirmedIntro', facts)}
    >
      <div className="sj-col sj-g16">
        {!isTaken && (
          <ButtonLink href="/auth/register/private" size="lg" full>
            {t('registration.privateAccount')}
          </ButtonLink>
        )}
        <LoginForm onEntered={() => link.mutate()} />
      </div>
    </NarrowPage>
  );
}
