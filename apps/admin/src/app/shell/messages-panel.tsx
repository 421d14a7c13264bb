import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatDateTime } from '@sjaj/domain';
import { MessagePanel } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { addressOf } from '../../shared/page/address.ts';
import { language, t } from '../../shared/texts/t.ts';
import { newestQuery } from './messages-query.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: ['messages'] });

/** The newest messages; opening one reads it and goes where it leads. */
export function MessagesPanel({ onLeave }: { readonly onLeave: () => void }) {
  const { data: messages } = useQuery(newestQuery);
  const navigate = useNavigate();
  const read = useMutation({
    mutationFn: (id: number) => api.systemMessages.markRead({ params: { id } }),
    onSuccess: refresh,
  });
  const readAll = useMutation({ mutationFn: () => api.systemMessages.markAllRead(), onSuccess: refresh });
  const open = (id: number) => {
    const message = messages?.find((one) => one.id === id);
    if (message && !message.isRead) read.mutate(id);
    if (!message?.link) return;
    onLeave();
    void navigate(addressOf(message.link));
  };
  return (
    <MessagePanel
      title={t('frame.messages')}
      messages={messages?.map(({ createdAt, ...message }) => ({
        ...message,
        time: formatDateTime(new Date(createdAt), language()),
      }))}
      emptyText={t('frame.noMessages')}
      markAllReadLabel={t('frame.markAllRead')}
      onMarkAllRead={() => readAll.mutate()}
      onOpen={open}
    />
  );
}
