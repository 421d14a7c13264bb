import { useState } from 'react';
import type { LoginChallenge } from '@sjaj/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, Notice } from '@sjaj/ui';
import { profileQuery } from '../../shared/session/profile.ts';
import { useNeedsSignIn } from '../../shared/session/sign-in-again.ts';
import { endSession } from '../../shared/session/token.ts';
import { t } from '../../shared/texts/t.ts';
import { StaffSecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';

const FORM_ID = 'sign-in-again';

/** Covers the page when its session has expired. Nothing on the page is lost, and pending calls continue after the log-in. */
export function SessionDialog() {
  const isOpen = useNeedsSignIn();
  const signIn = useSignIn();
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  const staff = useQueryClient().getQueryData(profileQuery.queryKey)?.userData;
  if (!staff) return null;
  return (
    <Dialog
      title={t('frame.sessionOver')}
      open={isOpen}
      // Only a log-in or a log-out closes it.
      onClose={() => undefined}
      size="sm"
      foot={
        <>
          <Button variant="text" onClick={() => endSession('ended')}>
            {t('frame.notMe', { name: staff.firstName })}
          </Button>
          <span className="sj-grow" />
          {!challenge && (
            <Button type="submit" form={FORM_ID} busy={signIn.isPending}>
              {t('frame.logInAndGoOn')}
            </Button>
          )}
        </>
      }
    >
      <div className="sj-col sj-g12">
        <Notice>{t('frame.nothingLost')}</Notice>
        {challenge ? (
          <StaffSecondStep
            challenge={challenge}
            onDone={() => setChallenge(null)}
            onStartAgain={() => setChallenge(null)}
          />
        ) : (
          <SignInForm
            id={FORM_ID}
            signIn={signIn}
            username={staff.username}
            onDone={(next) => {
              signIn.reset();
              setChallenge(next);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
