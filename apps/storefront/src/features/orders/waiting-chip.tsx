import { useQuery } from '@tanstack/react-query';
import { CountPill, OfferedChip } from '@sjaj/ui';
import { waitingQuery } from '../../shared/orders/waiting-query.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';

/** Narrows the list to the orders that wait for the decision of the user; nothing where none does. */
export function WaitingChip({ onPick }: { readonly onPick: () => void }) {
  const { companyId } = useProfile().userData;
  const { data: count = 0 } = useQuery({ ...waitingQuery, enabled: companyId !== null });
  if (count === 0) return null;
  const label = (
    <>
      {t('approval.waitForYou')} <CountPill tone="accent">{count}</CountPill>
    </>
  );
  return <OfferedChip plain label={label} onPick={onPick} />;
}
