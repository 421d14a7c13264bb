import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SystemMessage } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Skeleton } from '@sjaj/ui';
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
  const open = (message: SystemMessage) => {
    if (!message.isRead) read.mutate(message.id);
    if (!message.link) return;
    onLeave();
    void navigate(addressOf(message.link));
  };
  return (
    <div className="adm-panel" aria-busy={!messages}>
      <div className="adm-panel-head">
        <h2>{t('frame.messages')}</h2>
        {messages?.some((message) => !message.isRead) && (
          <button type="button" className="sj-link sj-sm" onClick={() => readAll.mutate()}>
            {t('frame.markAllRead')}
          </button>
        )}
      </div>
      {!messages && <Skeleton height={96} />}
      {messages?.length === 0 && <p className="sj-t2 sj-sm">{t('frame.noMessages')}</p>}
      <ul className="adm-messages">
        {messages?.map((message) => (
          <li key={message.id}>
            <button type="button" className="adm-message" onClick={() => open(message)}>
              {message.isRead ? <span>{message.text}</span> : <b>{message.text}</b>}
              <small className="sj-t3">{formatDateTime(new Date(message.createdAt), language())}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
