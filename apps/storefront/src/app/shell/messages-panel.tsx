import './panel.css';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatDateTime } from '@sjaj/domain';
import type { SystemMessage } from '@sjaj/contract';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { language, t } from '../../shared/texts/t.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';

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
  if (!messages) return <PanelSkeleton />;
  const open = (message: SystemMessage) => {
    if (!message.isRead) read.mutate(message.id);
    if (!message.link) return;
    onLeave();
    void navigate({ href: message.link });
  };
  return (
    <div className="shop-panel">
      <div className="shop-panel-head">
        <h2>{t('messages.title')}</h2>
        {messages.some((message) => !message.isRead) && (
          <button type="button" className="sj-link sj-sm" onClick={() => readAll.mutate()}>
            {t('messages.markAllRead')}
          </button>
        )}
      </div>
      {messages.length === 0 && <p className="sj-t2 sj-sm">{t('messages.empty')}</p>}
      <ul className="shop-messages">
        {messages.map((message) => (
          <li key={message.id}>
            <button type="button" className="shop-message" onClick={() => open(message)}>
              {message.isRead ? <span>{message.text}</span> : <b>{message.text}</b>}
              <span className="sj-xs sj-t3" style={{ display: 'block' }}>
                {formatDateTime(new Date(message.createdAt), language())}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
