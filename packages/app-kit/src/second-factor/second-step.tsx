import './second-factor.css';
import { type FormEvent, useState } from 'react';
import { startAuthentication } from '@simplewebauthn/browser';
import { CallFailed, clientFor } from '@sjaj/client';
import { auth, LONGEST_CODE, type Login, type LoginChallenge, type PasskeyAnswer, type Session } from '@sjaj/contract';
import { useMutation } from '@tanstack/react-query';
import { IconKey } from '@tabler/icons-react';
import { Button, Notice, TextField } from '@sjaj/ui';
import { fieldErrors } from '../api/failure.ts';
import { anonymousTransport } from '../api/transport.ts';
import { t } from '../texts/texts.ts';
import { asPasskeyFailure, failureText } from './passkey-failure.ts';

/** Nobody is logged in yet: no token goes along. */
const calls = clientFor(auth, anonymousTransport);

interface SecondStepProps {
  readonly challenge: LoginChallenge;
  /** What the first step has sent along: the cart of a guest and the device. */
  readonly sent: Pick<Login, 'guestToken' | 'deviceToken'>;
  /** Starts the session. What it throws is shown. */
  readonly onSession: (session: Session) => Promise<void> | void;
  /** Leads back to the password. */
  readonly onStartAgain: () => void;
}

type Way = 'passkey' | 'app' | 'recovery';

const HINTS = {
  passkey: 'secondFactor.stepPasskeyHint',
  app: 'secondFactor.stepCodeHint',
  recovery: 'secondFactor.stepRecoveryHint',
} as const;
const LINKS = {
  passkey: 'secondFactor.usePasskey',
  app: 'secondFactor.useApp',
  recovery: 'secondFactor.useRecovery',
} as const;

/** The second step of a log-in: a passkey, a code of the app or a recovery code. */
export function SecondStep({ challenge: issued, sent, onSession, onStartAgain }: SecondStepProps) {
  const { challenge, passkey, hasApp } = issued;
  const ways: readonly Way[] = [
    ...(hasApp ? ['app' as const] : []),
    ...(passkey ? ['passkey' as const] : []),
    'recovery',
  ];
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const answer = useMutation({
    mutationFn: async (oneTimeCode: string | null) => {
      const session = oneTimeCode === null ? await signWithPasskey() : await sendCode(oneTimeCode);
      await onSession(session);
    },
    onError: () => undefined,
  });
  const sendCode = async (oneTimeCode: string): Promise<Session> =>
    (await calls.answerWithCode({ body: { ...sent, challenge, oneTimeCode } })).data;
  const signWithPasskey = async (): Promise<Session> => {
    const signed = await startAuthentication({ optionsJSON: passkey as never }).catch(asPasskeyFailure);
    const body = { ...sent, challenge, passkey: signed as unknown as PasskeyAnswer };
    return (await calls.answerWithPasskey({ body })).data;
  };
  const isBusy = answer.isPending || answer.isSuccess;
  const isOver = answer.error instanceof CallFailed && answer.error.code === 'auth.challenge_expired';
  const hasFieldError = way !== 'passkey' && Object.keys(fieldErrors(answer.error)).length > 0;
  return (
    <div className="sj-col sj-g16">
      <h2 className="sf-step-title">{t('secondFactor.stepTitle')}</h2>
      {answer.error && !hasFieldError && <Notice tone="error">{failureText(answer.error)}</Notice>}
      {!isOver && <p className="sj-t2">{t(HINTS[way])}</p>}
      {!isOver && way === 'passkey' && (
        <Button
          size="lg"
          full
          busy={isBusy}
          icon={<IconKey size={18} aria-hidden="true" />}
          onClick={() => answer.mutate(null)}
        >
          {t('secondFactor.usePasskey')}
        </Button>
      )}
      {!isOver && way !== 'passkey' && (
        <CodeForm
          key={way}
          way={way}
          isBusy={isBusy}
          error={fieldErrors(answer.error)['oneTimeCode']}
          onType={() => answer.error && answer.reset()}
          onSubmit={(code) => !isBusy && answer.mutate(code)}
        />
      )}
      <div className="sj-col sj-g8 sf-ways">
        {!isOver &&
          ways
            .filter((one) => one !== way)
            .map((one) => (
              <Button
                key={one}
                variant="text"
                size="sm"
                onClick={() => {
                  answer.reset();
                  setWay(one);
                }}
              >
                {t(LINKS[one])}
              </Button>
            ))}
        <Button variant="text" size="sm" onClick={onStartAgain}>
          {t('secondFactor.startAgain')}
        </Button>
      </div>
    </div>
  );
}

interface CodeFormProps {
  readonly way: 'app' | 'recovery';
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onType: () => void;
  readonly onSubmit: (code: string) => void;
}

function CodeForm({ way, isBusy, error, onType, onSubmit }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const label = t(way === 'app' ? 'secondFactor.code' : 'secondFactor.recoveryCode');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (code.trim() !== '') onSubmit(code.trim());
  };
  return (
    <form className="sj-col sj-g16" noValidate onSubmit={submit}>
      <TextField
        size="lg"
        label={label}
        name="one-time-code"
        inputMode={way === 'app' ? 'numeric' : 'text'}
        autoComplete={way === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        maxLength={LONGEST_CODE}
        value={code}
        error={isSubmitted && code.trim() === '' ? t('validation.required', { field: label }) : error}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          onType();
        }}
      />
      <Button type="submit" size="lg" full busy={isBusy}>
        {t('secondFactor.confirmLogin')}
      </Button>
    </form>
  );
}
