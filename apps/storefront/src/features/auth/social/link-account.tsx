import { messageOf } from '@sjaj/app-kit';
import type { UnlinkedIdentity } from '@sjaj/contract';
import { Button, ButtonLink, Notice } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { LoginForm } from '../login-form.tsx';
import { NarrowPage } from '../public-page.tsx';
import { useLink } from './queries.ts';

interface LinkAccountProps {
  readonly identity: UnlinkedIdentity;
  readonly onLinked: () => void;
}

/** Links an identity with an account, which its owner logs in to first: an address alone proves nothing. */
export function LinkAccount({ identity, onLinked }: LinkAccountProps) {
  const { account, email, provider } = identity;
  const facts = { provider: t(`socialProvider.${provider}`), email: email ?? '' };
  // Where it fails, the log-in is there nevertheless.
  const link = useLink(identity, onLinked);
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
