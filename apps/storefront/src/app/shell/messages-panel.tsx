import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMessagePanel } from '@sjaj/app-kit';
import { ButtonLink, MessagePanel } from '@sjaj/ui';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { api, transport } from '../../shared/api/api.ts';
import { t } from '../../shared/texts/t.ts';

const NEWEST = 5;

const newestQuery = queryOptions({
  queryKey: ['messages', 'newest'],
  meta: OFFLINE,
  queryFn: async ({ signal }) =>
    (await api.systemMessages.list({ body: { page: 1, pageSize: NEWEST } }, { signal })).data,
});

/** The newest messages; opening one reads it and goes where it leads. */
export function MessagesPanel({ onLeave }: { readonly onLeave: () => void }) {
  const { data: messages } = useQuery(newestQuery);
  const navigate = useNavigate();
  const panel = useMessagePanel({
    messages,
    transport,
    onOpenLink: (link) => {
      onLeave();
      void navigate({ href: link });
    },
  });
  return (
    <MessagePanel
      {...panel}
      title={t('messages.title')}
      emptyText={t('messages.empty')}
      markAllReadLabel={t('messages.markAllRead')}
      foot={
        <ButtonLink href="/profile/messages" variant="line" size="sm" full onClick={onLeave}>
          {t('messages.all')}
        </ButtonLink>
      }
    />
  );
}
