import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CountPill, useUiLink } from '@sjaj/ui';
import { WAITING_ADDRESS, waitingQuery } from '../../shared/orders/waiting-query.ts';
import { t } from '../../shared/texts/t.ts';

/** The way to the orders that wait for the decision of the user; the children in its place where none does. */
export function WaitingLink({ children }: { readonly children: ReactNode }) {
  const Link = useUiLink();
  const { data: count = 0 } = useQuery(waitingQuery);
  if (count === 0) return children;
  return (
    <Link href={WAITING_ADDRESS} className="sj-link sj-sm">
      {t('home.waitsForYou')} <CountPill tone="accent">{count}</CountPill>
    </Link>
  );
}
