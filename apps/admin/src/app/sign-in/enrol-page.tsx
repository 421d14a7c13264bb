import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { logOut } from '../shell/log-out.ts';
import { EnrolPanel } from './enrol-panel.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useContinueAfterLogin } from './use-continue-after-login.ts';

/** Where staff set up the second factor that the shop requires. Nothing else works before. */
export function EnrolPage() {
  const queries = useQueryClient();
  const continueTo = useContinueAfterLogin();
  const goOn = () => {
    // The profile could not be read before.
    queries.clear();
    void continueTo('/');
  };
  return (
    <SignInFrame title={t('secondFactor.enrolTitle')}>
      <p className="sj-t2">{t('secondFactor.enrolHint')}</p>
      <EnrolPanel onEnrolled={goOn} />
      <Button variant="text" onClick={() => void logOut()}>
        {t('frame.logOut')}
      </Button>
    </SignInFrame>
  );
}
