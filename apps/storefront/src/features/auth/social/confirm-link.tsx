import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { UnlinkedIdentity } from '@sjaj/contract';
import { Button, Notice } from '@sjaj/ui';
import { profileQuery } from '../../../shared/session/profile.ts';
import { t } from '../../../shared/texts/t.ts';
import { NarrowPage } from '../public-page.tsx';
import { useLink } from './queries.ts';

interface ConfirmLinkProps {
  readonly identity: UnlinkedIdentity;
  /** Linked or not: back to the profile. */
  readonly onDone: () => void;
}

/** Asks whether the identity is to be linked with the account that is logged in, and names both. */
export function ConfirmLink({ identity, onDone }: ConfirmLinkProps) {
  const { data: profile } = useQuery(profileQuery);
  const link = useLink(identity, onDone);
  const provider = t(`socialProvider.${identity.provider}`);
  const person = identity.email ?? `${identity.firstName} ${identity.lastName}`.trim();
  return (
    <NarrowPage
      title={t('social.linkTitle', { provider })}
      intro={profile && t('social.confirmIntro', { provider, person, account: profile.userData.email })}
    >
      <div className="sj-col sj-g12">
        {link.error && <Notice tone="error">{messageOf(link.error)}</Notice>}
        {!link.error && (
          <Button
            size="lg"
            full
            disabled={!profile}
            busy={link.isPending || link.isSuccess}
            onClick={() => link.mutate()}
          >
            {t('social.confirmLink')}
          </Button>
        )}
        <Button variant="line" size="lg" full onClick={onDone}>
          {t('social.backToAccount')}
        </Button>
      </div>
    </NarrowPage>
  );
}
