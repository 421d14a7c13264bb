import { useState } from 'react';
import type { LoginChallenge } from '@sjaj/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, lazyPart, Notice, Skeleton } from '@sjaj/ui';
import { profileQuery } from '../../shared/session/profile.ts';
import { resumeCalls, useSessionNeed } from '../../shared/session/sign-in-again.ts';
import { endSession } from '../../shared/session/token.ts';
import { t } from '../../shared/texts/t.ts';
import { StaffSecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';

const FORM_ID = 'sign-in-again';

const EnrolPanel = lazyPart(async () => (await import('./enrol-panel.tsx')).EnrolPanel);

/**
 * Covers the page when its session has expired, or when the shop begins to require a second factor. Nothing on the page is lost, and
 * pending calls continue afterwards. Only doing what is needed, or a log-out, closes it.
 */
export function SessionDialog() {
  const need = useSessionNeed();
  const staff = useQueryClient().getQueryData(profileQuery.queryKey)?.userData;
  if (!staff) return null;
  return (
    <>
      <SignInDialog isOpen={need === 'sign_in'} staff={staff} />
      <EnrolDialog isOpen={need === 'second_factor'} />
    </>
  );
}

interface SignInDialogProps {
  readonly isOpen: boolean;
  readonly staff: { readonly firstName: string; readonly username: string };
}

function SignInDialog({ isOpen, staff }: SignInDialogProps) {
  const signIn = useSignIn();
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  return (
    <Dialog
      title={t('sessionDialog.title')}
      open={isOpen}
      size="sm"
      foot={
        <>
          <Button variant="text" onClick={() => endSession('ended')}>
            {t('sessionDialog.notMe', { name: staff.firstName })}
          </Button>
          <span className="sj-grow" />
          {!challenge && (
            <Button type="submit" form={FORM_ID} busy={signIn.isPending}>
              {t('sessionDialog.logInAndGoOn')}
            </Button>
          )}
        </>
      }
    >
      <div className="sj-col sj-g12">
        <Notice>{t('sessionDialog.nothingLost')}</Notice>
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

function EnrolDialog({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Dialog
      title={t('secondFactor.enrolTitle')}
      open={isOpen}
      foot={
        <Button variant="text" onClick={() => endSession('ended')}>
          {t('frame.logOut')}
        </Button>
      }
    >
      {isOpen && (
        <div className="sj-col sj-g12">
          <Notice>{t('frame.enrolToGoOn')}</Notice>
          <EnrolPanel placeholder={<Skeleton height={120} />} onEnrolled={resumeCalls} />
        </div>
      )}
    </Dialog>
  );
}
