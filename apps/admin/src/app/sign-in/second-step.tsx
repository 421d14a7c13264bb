import { deviceToken, SecondStep } from '@sjaj/app-kit';
import type { LoginChallenge } from '@sjaj/contract';
import { takeSession } from './use-sign-in.ts';

interface StaffSecondStepProps {
  readonly challenge: LoginChallenge;
  readonly onDone: () => void;
  readonly onStartAgain: () => void;
}

/** The second step of the log-in of staff. */
export const StaffSecondStep = ({ challenge, onDone, onStartAgain }: StaffSecondStepProps) => (
  <SecondStep
    challenge={challenge}
    sent={{ deviceToken: deviceToken() }}
    onSession={async (session) => {
      await takeSession(session);
      onDone();
    }}
    onStartAgain={onStartAgain}
  />
);
