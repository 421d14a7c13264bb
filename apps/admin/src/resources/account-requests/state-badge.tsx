import type { AccountRequestState } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

export const STATE_LABELS = {
  pending: 'accountRequests.pending',
  asked: 'accountRequests.asked',
  approved: 'accountRequests.approved',
  rejected: 'accountRequests.rejected',
} as const satisfies Record<AccountRequestState, StaffKey>;

const TONES: Readonly<Record<AccountRequestState, BadgeTone>> = {
  pending: 'warn',
  asked: 'grey',
  approved: 'soft',
  rejected: 'grey',
};

export function StateBadge({ state }: { readonly state: AccountRequestState }) {
  return <Badge tone={TONES[state]}>{t(STATE_LABELS[state])}</Badge>;
}
