import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetStored, STORAGE_KEYS } from '@sjaj/app-kit';
import { followBegun } from '../shared/session/change-person.ts';
import { dismissOtherPerson } from '../shared/session/other-person.ts';
import { onSession } from '../shared/session/token.ts';
import { forgetTyped, watchTyping } from '../shared/session/typed-on-page.ts';

/** Opens the log-in when the session ends; after an expiry it leads back. */
export function followSession(router: AnyRouter, queries: QueryClient): void {
  watchTyping(document);
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) forgetTyped();
  });
  onSession((change) => {
    if (change === 'begun') {
      // Somebody else may have logged in, or the rights of the user are others than before. What fails is asked again by the page.
      void followBegun(queries).catch(() => undefined);
      return;
    }
    dismissOtherPerson();
    if (change === 'ended') forgetStored([STORAGE_KEYS.complaintAnswer, STORAGE_KEYS.purchaseDraft]);
    const { href, pathname } = router.state.location;
    if (pathname.startsWith('/login')) return;
    const search = change === 'expired' ? { redirect: href, expired: 'yes' } : {};
    // Cached answers of one user are never shown to another.
    void router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true }).then(() => queries.clear());
  });
}
