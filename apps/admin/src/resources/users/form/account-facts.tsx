import { useQuery } from '@tanstack/react-query';
import type { AdminUser } from '@sjaj/contract';
import { Facts } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { t } from '../../../shared/texts/t.ts';
import { StatusBadge } from '../users-columns.tsx';

export const timeOf = (instant: string): string => tableTime(instant, new Date());

/** Status, user name, last visit and, before the first password, the link that sets it. */
export function AccountFacts({ user }: { readonly user: AdminUser }) {
  const { username, lastSeenAt, hasPassword } = user;
  return (
    <Facts
      facts={[
        { term: t('users.status'), value: <StatusBadge user={user} /> },
        { term: t('users.username'), value: username },
        { term: t('users.lastSeen'), value: lastSeenAt === null ? t('users.never') : timeOf(lastSeenAt) },
        ...(hasPassword ? [] : [{ term: t('users.linkExpires'), value: <LinkExpiry user={user} /> }]),
      ]}
    />
  );
}

const POLL_MS = 2_000;
const MOST_POLLS = 15;
const JUST_CREATED_MS = 60_000;

/** The link is made with its mail, a moment after the account or the press that sends it again. */
function LinkExpiry({ user: { id, isActive, linkExpiresAt, createdAt } }: { readonly user: AdminUser }) {
  const { data } = useQuery({
    queryKey: ['users', 'link', id, linkExpiresAt],
    queryFn: async ({ signal }) => (await api.accounts.one({ params: { id } }, { signal })).data.linkExpiresAt,
    enabled: isActive && linkExpiresAt === null,
    refetchInterval: ({ state }) => (state.data || state.dataUpdateCount >= MOST_POLLS ? false : POLL_MS),
  });
  const expiresAt = linkExpiresAt ?? data ?? null;
  if (expiresAt !== null) return timeOf(expiresAt);
  const isComing = isActive && Date.now() - Date.parse(createdAt) < JUST_CREATED_MS;
  return t(isComing ? 'users.linkComes' : 'users.noLink');
}
