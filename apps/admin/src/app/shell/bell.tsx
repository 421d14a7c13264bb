import { useQuery } from '@tanstack/react-query';
import { IconBell } from '@tabler/icons-react';
import { buttonClass, Dropdown, lazyPart } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { unreadQuery } from './messages-query.ts';

const MessagesPanel = lazyPart(async () => (await import('./messages-panel.tsx')).MessagesPanel);

const MOST_SHOWN = 99;

/** How many system messages are unread, and the newest of them. */
export function Bell() {
  const { data: unread = 0 } = useQuery(unreadQuery);
  return (
    <Dropdown
      label={t('frame.unread', { count: unread })}
      triggerClass={`${buttonClass({ variant: 'ghost', square: true })} adm-bell`}
      trigger={
        <>
          <IconBell size={18} aria-hidden="true" />
          {unread > 0 && (
            <span className="adm-bell-count sj-num" aria-hidden="true">
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          )}
        </>
      }
    >
      {(close) => <MessagesPanel placeholder={<div className="sj-messages" aria-busy="true" />} onLeave={close} />}
    </Dropdown>
  );
}
