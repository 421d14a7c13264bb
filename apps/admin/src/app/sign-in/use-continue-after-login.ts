import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { storeLanguage } from '@sjaj/i18n';
import { addressOf } from '../../shared/page/address.ts';
import { profileQuery } from '../../shared/session/profile.ts';

/** Opens the next page after a log-in, in the language of the account: where this device has shown another, the page loads again. */
export function useContinueAfterLogin(): (href: string) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (href) => {
    // Those who have no profile yet are led to the second factor by the page that they open.
    const profile = await queries.fetchQuery(profileQuery).catch(() => null);
    const reloadDocument = profile !== null && storeLanguage(profile.userData.language);
    await navigate({ ...addressOf(href), replace: true, reloadDocument });
  };
}
