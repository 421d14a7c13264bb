import { useQuery } from '@tanstack/react-query';
import { CountPill } from '@sjaj/ui';
import { unreadQuery } from '../../shared/messages/unread-query.ts';
import { t } from '../../shared/texts/t.ts';

/** How many messages are unread; nothing for none. */
export function UnreadPill() {
  const { data: count = 0 } = useQuery(unreadQuery);
  if (count === 0) return null;
  return (
    <CountPill tone="accent">
      <span aria-hidden="true">{count}</span>
      <span className="sj-vh">{t('frame.unread', { count })}</span>
    </CountPill>
  );
}
