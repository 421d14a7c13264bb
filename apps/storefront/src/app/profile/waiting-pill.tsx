import { useQuery } from '@tanstack/react-query';
import { CountPill } from '@sjaj/ui';
import { waitingQuery } from '../../shared/orders/waiting-query.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';

/** How many orders wait for the decision of the user; nothing for none. */
export function WaitingPill() {
  const { companyId } = useProfile().userData;
  const { data: count = 0 } = useQuery({ ...waitingQuery, enabled: companyId !== null });
  if (count === 0) return null;
  return (
    <CountPill tone="accent">
      <span aria-hidden="true">{count}</span>
      <span className="sj-vh">{`${t('approval.waitForYou')}: ${count}`}</span>
    </CountPill>
  );
}
