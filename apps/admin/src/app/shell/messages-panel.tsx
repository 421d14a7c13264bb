import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMessagePanel } from '@sjaj/app-kit';
import { MessagePanel } from '@sjaj/ui';
import { transport } from '../../shared/api/transport.ts';
import { addressOf } from '../../shared/page/address.ts';
import { t } from '../../shared/texts/t.ts';
import { newestQuery } from './messages-query.ts';

/** The newest messages; opening one reads it and goes where it leads. */
export function MessagesPanel({ onLeave }: { readonly onLeave: () => void }) {
  const { data: messages } = useQuery(newestQuery);
  const navigate = useNavigate();
  const panel = useMessagePanel({
    messages,
    transport,
    onOpenLink: (link) => {
      onLeave();
      void navigate(addressOf(link));
    },
  });
  return (
    <MessagePanel
      {...panel}
      title={t('frame.messages')}
      emptyText={t('frame.noMessages')}
      markAllReadLabel={t('frame.markAllRead')}
    />
  );
}
