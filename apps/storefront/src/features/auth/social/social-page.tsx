import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { messageOf, readStored, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';
import type { LoginChallenge, Session, SocialProvider, UnlinkedIdentity } from '@sjaj/contract';
import { Button, ButtonLink, Notice, showToast, Skeleton } from '@sjaj/ui';
import { pathAfterLogin } from '../../../shared/session/login-address.logic.ts';
import { endSession, isSignedIn } from '../../../shared/session/token.ts';
import { t } from '../../../shared/texts/t.ts';
import { enterShop, finishSocialLogin } from '../join-cart.ts';
import { NarrowPage } from '../public-page.tsx';
import { CustomerSecondStep } from '../second-step.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { LinkAccount } from './link-account.tsx';
import { OpenAccount } from './open-account.tsx';
import { answerInAddress, providerToLink } from './social.logic.ts';
import { identifyForLink } from './queries.ts';

/** Where a log-in at Google or Facebook leads back to: a session, its second step, or an account to open or to link. */
export function SocialPage() {
  const router = useRouter();
  const [{ code, problem }] = useState(() => answerInAddress(window.location.hash));
  // A log-in that began in the profile never begins another session.
  const [linked] = useState(() =>
    isSignedIn() ? providerToLink(readStored(STORAGE_KEYS.socialLink, 'session')) : null,
  );
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  const [identity, setIdentity] = useState<UnlinkedIdentity | null>(null);
  const leave = (): void => {
    const path = pathAfterLogin(readStored(STORAGE_KEYS.socialReturn, 'session') ?? undefined);
    writeStored(STORAGE_KEYS.socialReturn, null, 'session');
    writeStored(STORAGE_KEYS.socialLink, null, 'session');
    void router.navigate({ href: path, replace: true });
  };
  const enter = (session: Session): void => {
    // On this device nobody else's session is to stay open.
    if (isSignedIn()) endSession('ended');
    enterShop(session, { isLasting: true });
    leave();
  };
  const finish = useMutation({
    mutationFn: (sent: string) => (linked === null ? finishSocialLogin(sent) : identifyForLink(sent)),
    onSuccess: (answer) => {
      if ('challenge' in answer) setChallenge(answer);
      else if ('ticket' in answer) setIdentity(answer);
      else enter(answer);
    },
    // The page shows the error.
    onError: () => undefined,
  });
  const { mutate } = finish;
  const isSent = useRef(false);
  useEffect(() => {
    if (code === null || isSent.current) return;
    // The code works once.
    isSent.current = true;
    mutate(code);
  }, [code, mutate]);

  const failure = problem === null ? finish.error && messageOf(finish.error) : t(`socialProblem.${problem}`);
  if (failure !== null) return <Failed text={failure} linked={linked} onLeave={leave} />;
  if (identity && linked !== null) return <ConfirmLink identity={identity} onDone={leave} />;
  if (challenge) {
    return (
      <NarrowPage title={t('auth.title')}>
        <CustomerSecondStep
          challenge={challenge}
          onSession={enter}
          onStartAgain={() => void router.navigate({ href: '/auth/login', replace: true })}
        />
      </NarrowPage>
    );
  }
  if (identity?.account === 'new') {
    return (
      <OpenAccount
        identity={identity}
        onOpened={(session) => {
          showToast({ tone: 'done', title: t('registration.opened') });
          enter(session);
        }}
      />
    );
  }
  if (identity) return <LinkAccount identity={identity} onLinked={leave} />;
  return (
    <NarrowPage title={t('social.waiting')}>
      <Skeleton height={44} />
    </NarrowPage>
  );
}

interface FailedProps {
  readonly text: string;
  /** The provider that was to be linked; null for a log-in. */
  readonly linked: SocialProvider | null;
  readonly onLeave: () => void;
}

function Failed({ text, linked, onLeave }: FailedProps) {
  const title = linked ? t('social.linkTitle', { provider: t(`socialProvider.${linked}`) }) : t('auth.title');
  return (
    <NarrowPage title={title}>
      <div className="sj-col sj-g16">
        <Notice tone="error">{text}</Notice>
        {linked ? (
          <Button size="lg" full onClick={onLeave}>
            {t('social.backToAccount')}
          </Button>
        ) : (
          <ButtonLink href="/auth/login" size="lg" full>
            {t('social.back')}
          </ButtonLink>
        )}
      </div>
    </NarrowPage>
  );
}
