import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, lazyPart, Notice, Skeleton } from '@sjaj/ui';
import { goOnAsSession } from '../../shared/session/change-person.ts';
import { useOtherPerson } from '../../shared/session/other-person.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { resumeCalls, useSessionNeed } from '../../shared/session/sign-in-again.ts';
import { endSession } from '../../shared/session/token.ts';
import { t } from '../../shared/texts/t.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

const EnrolPanel = lazyPart(async () => (await import('./enrol-panel.tsx')).EnrolPanel);

/**
 * Covers the page when its session has expired, when another person has logged in, or when the shop begins to require a second factor.
 * Nothing on the page is lost, and pending calls continue afterwards. Only doing what is needed, or giving the page up, closes it.
 */
export function SessionDialog() {
  const queries = useQueryClient();
  const need = useSessionNeed();
  const other = useOtherPerson();
  const staff = queries.getQueryData(profileQuery.queryKey)?.userData;
  if (!staff) return null;
  const { username } = staff;
  return (
    <>
      <SignInAgainDialog
        isOpen={need === 'sign_in' && !other}
        title={t('sessionDialog.title')}
        notice={t('sessionDialog.nothingLost')}
        username={username}
        otherwise={
          <Button variant="text" onClick={() => endSession('ended')}>
            {t('sessionDialog.notMe', { name: staff.firstName })}
          </Button>
        }
      />
      <SignInAgainDialog
        isOpen={other !== null}
        title={t('otherPerson.title')}
        notice={t('otherPerson.hint', { other: nameOf(other), name: nameOf(staff) })}
        username={username}
        otherwise={
          <Button variant="text" onClick={() => void goOnAsSession(queries)}>
            {t('otherPerson.goOn', { other: other?.firstName ?? '' })}
          </Button>
        }
      />
      <EnrolDialog isOpen={need === 'second_factor'} />
    </>
  );
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

const nameOf = (person: Named | null): string => (person ? `${person.firstName} ${person.lastName}` : '');

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
