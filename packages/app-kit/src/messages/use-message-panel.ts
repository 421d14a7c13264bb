import { clientFor, type Transport } from '@sjaj/client';
import { type SystemMessage, systemMessages } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { language } from '../texts/texts.ts';

interface MessagePanelInput {
  /** Undefined while they load. */
  readonly messages: readonly SystemMessage[] | undefined;
  readonly transport: Transport;
  /** Goes where an opened message leads. */
  readonly onOpenLink: (link: string) => void;
}

/** The messages of a `MessagePanel`, and what its buttons do: an opened message is read, and leads somewhere if it has a link. */
export function useMessagePanel({ messages, transport, onOpenLink }: MessagePanelInput) {
  const queries = useQueryClient();
  const calls = clientFor(systemMessages, transport);
  const refresh = () => queries.invalidateQueries({ queryKey: ['messages'] });
  const read = useMutation({ mutationFn: (id: number) => calls.markRead({ params: { id } }), onSuccess: refresh });
  const readAll = useMutation({ mutationFn: () => calls.markAllRead(), onSuccess: refresh });
  return {
    messages: messages?.map(({ createdAt, ...message }) => ({
      ...message,
      time: formatDateTime(new Date(createdAt), language()),
    })),
    onMarkAllRead: () => readAll.mutate(),
    onOpen: (id: number): void => {
      const message = messages?.find((one) => one.id === id);
      if (message && !message.isRead) read.mutate(id);
      if (message?.link) onOpenLink(message.link);
    },
  };
}
