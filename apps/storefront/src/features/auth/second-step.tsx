import { useState } from 'react';
import { createTransport, SecondFactorPanel, SecondStep } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { auth, type LoginChallenge, type Session } from '@sjaj/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { sentAlong } from './join-cart.ts';

interface CustomerSecondStepProps {
  readonly challenge: LoginChallenge;
  readonly onSession: (session: Session) => void;
  readonly onStartAgain: () => void;
}

/** The second step of a log-in to the shop. */
export const CustomerSecondStep = (props: CustomerSecondStepProps) => <SecondStep {...props} sent={sentAlong()} />;

interface EnrolmentProps {
  /** Of the session, which can set up a second factor and nothing else before. */
  readonly token: string;
  readonly onDone: () => void;
  readonly onLogOut: () => void;
}

/** Where staff set up the second factor that the shop requires of them. */
export function Enrolment({ token, onDone, onLogOut }: EnrolmentProps) {
  const [transport] = useState(() => createTransport({ token: () => token }));
  const logOut = useMutation({
    mutationFn: () => clientFor(auth, transport).logout({ keepalive: true }),
    // A failed call leaves a session that can set up a second factor only, and that no device has stored.
    onSettled: onLogOut,
  });
  return (
    <div className="sj-col sj-g16">
      <h2>{t('secondFactor.enrolTitle')}</h2>
      <p className="sj-t2">{t('secondFactor.enrolHint')}</p>
      <SecondFactorPanel transport={transport} onChanged={onDone} />
      <Button variant="text" busy={logOut.isPending} onClick={() => logOut.mutate()}>
        {t('auth.logOut')}
      </Button>
    </div>
  );
}
