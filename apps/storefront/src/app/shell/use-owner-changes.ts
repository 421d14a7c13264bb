import { useEffect, useState } from 'react';
import { dismissDoneToasts } from '@sjaj/ui';
import { dismissAddition } from '../../shared/added-to-cart.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { ownerOf } from '../../shared/session/session-requests.ts';

/**
 * How often the page has changed hands: somebody else has logged in, or a representative has chosen another customer. What is typed, open or can be
 * undone belongs to the one before. A guest who logs in goes on.
 */
export function useOwnerChanges(): number {
  const owner = ownerOf(useProfile());
  const [page, setPage] = useState({ owner, changes: 0 });
  const changes = page.changes + (page.owner === null || page.owner === owner ? 0 : 1);
  if (page.owner !== owner) setPage({ owner, changes });
  useEffect(() => {
    if (changes === 0) return;
    // Each offers to undo something in the cart of the one before.
    dismissDoneToasts();
    dismissAddition();
  }, [changes]);
  return changes;
}
