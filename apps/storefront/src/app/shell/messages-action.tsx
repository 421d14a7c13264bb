import { lazy, Suspense } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { IconBell } from '@tabler/icons-react';
import { Dropdown } from '@sjaj/ui';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { api } from '../../shared/api/api.ts';
import { t } from '../../shared/texts/t.ts';
import { ActionIcon } from './action-icon.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

const MessagesPanel = lazy(() => import('./messages-panel.tsx').then((file) => ({ default: file.MessagesPanel })));

const unreadQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.systemMessages.unread({ signal })).data,
});

/** The bell: how many messages are unread, and the newest of them. */
export function MessagesAction() {
  const { data: unread = 0 } = useQuery(unreadQuery);
  return (
    <Dropdown
      label={t('frame.unread', { count: unread })}
      triggerClass="shop-action"
      trigger={<ActionIcon icon={<IconBell size={22} />} count={unread} tone="accent" />}
    >
      {(close) => (
        <Suspense fallback={<PanelSkeleton />}>
          <MessagesPanel onLeave={close} />
        </Suspense>
      )}
    </Dropdown>
  );
}
