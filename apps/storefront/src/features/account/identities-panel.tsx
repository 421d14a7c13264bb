import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { type LinkedIdentity, SocialProvider } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Button, Notice, Panel, Skeleton } from '@sjaj/ui';
import { wasOpen } from '../../shared/session/open-shop.ts';
import { ProviderIcon, ProviderLink } from '../../shared/social/provider-link.tsx';
import { socialProvidersQuery } from '../../shared/social/providers.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './account.module.css';
import { PasswordDialog } from './password-dialog.tsx';
import { identitiesQuery, useUnlink } from './queries.ts';

/** Where the way to a provider and back begins and ends. */
const HERE = '/profile/account';

/** By whom the user logs in beside the password; nothing where the shop offers nobody and nobody is linked. */
export function IdentitiesPanel() {
  const { data: identities, error, refetch } = useQuery(identitiesQuery);
  const { data: offered, isPending } = useQuery(socialProvidersQuery);
  const [unlinked, setUnlinked] = useState<LinkedIdentity | null>(null);
  const isLoading = !error && (!identities || isPending);
  const shown = SocialProvider.options.filter(
    (provider) => offered?.includes(provider) || identities?.some((identity) => identity.provider === provider),
  );
  // A closed shop keeps no place for a panel that it rarely has.
  if (isLoading ? !wasOpen() : !error && shown.length === 0) return null;
  return (
    <Panel title={t('identities.title')} flush lined>
      {isLoading && <Skeleton height={112} />}
      {error && (
        <div className={styles.leaving}>
          <Notice tone="error">{messageOf(error)}</Notice>
          <Button variant="line" size="sm" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )}
      {identities && !isLoading && (
        <ul>
          {shown.map((provider) => (
            <Provider
              key={provider}
              provider={provider}
              identity={identities.find((identity) => identity.provider === provider)}
              onUnlink={setUnlinked}
            />
          ))}
        </ul>
      )}
      {unlinked && <UnlinkDialog identity={unlinked} onClose={() => setUnlinked(null)} />}
    </Panel>
  );
}

interface ProviderProps {
  readonly provider: SocialProvider;
  /** Undefined where the provider is not linked. */
  readonly identity: LinkedIdentity | undefined;
  readonly onUnlink: (identity: LinkedIdentity) => void;
}

function Provider({ provider, identity, onUnlink }: ProviderProps) {
  const name = t(`socialProvider.${provider}`);
  return (
    <li className={styles.leaving}>
      <ProviderIcon provider={provider} size={20} />
      <span className={styles.words}>
        <b>{identity?.email ?? name}</b>
        <span className="sj-sm sj-t2">
          {identity
            ? t('identities.since', { provider: name, date: formatDate(new Date(identity.linkedAt), language()) })
            : t('identities.notLinked')}
        </span>
      </span>
      {identity ? (
        <Button
          variant="quiet-danger"
          size="sm"
          aria-label={t('identities.unlinkProvider', { provider: name })}
          onClick={() => onUnlink(identity)}
        >
          {t('identities.unlink')}
        </Button>
      ) : (
        <ProviderLink
          provider={provider}
          label={t('identities.linkProvider', { provider: name })}
          purpose="link"
          returnTo={HERE}
        />
      )}
    </li>
  );
}

function UnlinkDialog({ identity, onClose }: { readonly identity: LinkedIdentity; readonly onClose: () => void }) {
  const provider = t(`socialProvider.${identity.provider}`);
  const unlink = useUnlink(onClose);
  return (
    <PasswordDialog
      title={t('identities.unlinkProvider', { provider })}
      verb={t('identities.unlink')}
      error={unlink.error}
      isSending={unlink.isPending || unlink.isSuccess}
      onChange={unlink.reset}
      onSubmit={(password) => unlink.mutate({ id: identity.id, password })}
      onClose={onClose}
    >
      <p>{t('identities.unlinkHint', { provider })}</p>
    </PasswordDialog>
  );
}
