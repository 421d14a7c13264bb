import { type ReactNode, useState } from 'react';
import type { LoginChallenge } from '@sjaj/contract';
import { Button, Dialog, Notice } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { StaffSecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';

const FORM_ID = 'sign-in-again';

interface SignInAgainDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly notice: string;
  /** Whose page it is: nobody else can log in here. */
  readonly username: string;
  /** A button of text for those who do not go on as that person. */
  readonly otherwise: ReactNode;
}

/** Covers the page until the person whose page it is has logged in again, or gives it up. Nothing on the page is lost. */
export function SignInAgainDialog({ isOpen, title, notice, username, otherwise }: SignInAgainDialogProps) {
  const signIn = useSignIn();
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  return (
    <Dialog
      title={title}
      open={isOpen}
      size="sm"
      foot={
        <>
          {otherwise}
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
        <Notice>{notice}</Notice>
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
            username={username}
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
