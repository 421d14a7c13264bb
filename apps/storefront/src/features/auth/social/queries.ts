import { useMutation } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { social, type UnlinkedIdentity } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { transport } from '../../../shared/api/api.ts';
import { t } from '../../../shared/texts/t.ts';

const signedIn = clientFor(social, transport);

/** Exchanges the code of a log-in at a provider for a ticket, in the name of the session. */
export const identifyForLink = async (code: string): Promise<UnlinkedIdentity> =>
  (await signedIn.identify({ body: { code } })).data;

/** Links the identity with the account that is logged in, and says so. The page shows what fails. */
export const useLink = ({ ticket, provider }: UnlinkedIdentity, onLinked: () => void) =>
  useMutation({
    mutationFn: () => signedIn.link({ body: { ticket } }),
    onSuccess: () => {
      showToast({ tone: 'done', title: t('social.linked', { provider: t(`socialProvider.${provider}`) }) });
      onLinked();
    },
    onError: () => undefined,
  });
