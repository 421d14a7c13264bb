import { useQuery } from '@tanstack/react-query';
import { IconBell } from '@tabler/icons-react';
import { Dropdown, lazyPart } from '@sjaj/ui';
import { unreadQuery } from '../../shared/messages/unread-query.ts';
import { t } from '../../shared/texts/t.ts';
import { ActionIcon } from './action-icon.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

const MessagesPanel = lazyPart(async () => (await import('./messages-panel.tsx')).MessagesPanel);

/** The bell: how many messages are unread, and the newest of them. */
export function MessagesAction() {
  const { data: unread = 0 } = useQuery(unreadQuery);
  return (
    <Dropdown
      label={t('frame.unread', { count: unread })}
      triggerClass="shop-action"
      trigger={<ActionIcon icon={<IconBell size={22} />} count={unread} tone="accent" />}
    >
      {(close) => <MessagesPanel placeholder={<PanelSkeleton />} onLeave={close} />}
    </Dropdown>
  );
}
