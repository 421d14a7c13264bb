import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatDateTime } from '@sjaj/domain';
import { ButtonLink, MessagePanel } from '@sjaj/ui';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { language, t } from '../../shared/texts/t.ts';

const NEWEST = 5;

const newestQuery = queryOptions({
  queryKey: ['messages', 'newest'],
  meta: OFFLINE,
  queryFn: async ({ signal }) =>
    (await api.systemMessages.list({ body: { page: 1, pageSize: NEWEST } }, { signal })).data,
});

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
    void navigate({ href: message.link });
  };
  return (
    <MessagePanel
      title={t('messages.title')}
      messages={messages?.map(({ createdAt, ...message }) => ({
        ...message,
        time: formatDateTime(new Date(createdAt), language()),
      }))}
      emptyText={t('messages.empty')}
      markAllReadLabel={t('messages.markAllRead')}
      onMarkAllRead={() => readAll.mutate()}
      onOpen={open}
      foot={
        <ButtonLink href="/profile/messages" variant="line" size="sm" full onClick={onLeave}>
          {t('messages.all')}
        </ButtonLink>
      }
    />
  );
}
