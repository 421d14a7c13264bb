import './message-panel.css';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';

interface PanelMessage {
  readonly id: number;
  readonly text: string;
  readonly isRead: boolean;
  /** Formatted. */
  readonly time: string;
}

interface MessagePanelProps {
  readonly title: string;
  /** Undefined while they load. */
  readonly messages: readonly PanelMessage[] | undefined;
  readonly emptyText: string;
  readonly markAllReadLabel: string;
  readonly onMarkAllRead: () => void;
  readonly onOpen: (id: number) => void;
  /** Below the messages: the way to all of them. */
  readonly foot?: ReactNode;
}

/** The content of a dropdown with the newest messages. Unread ones are bold, with a dot. */
export function MessagePanel(props: MessagePanelProps) {
  const { title, messages, emptyText, markAllReadLabel, onMarkAllRead, onOpen, foot } = props;
  return (
    <div className="sj-messages" aria-busy={!messages}>
      <div className="sj-messages-head">
        <h2>{title}</h2>
        {messages?.some(({ isRead }) => !isRead) && (
          <button type="button" className="sj-link sj-sm" onClick={onMarkAllRead}>
            {markAllReadLabel}
          </button>
        )}
      </div>
      {!messages && <Skeleton height={96} />}
      {messages?.length === 0 && <p className="sj-t2 sj-sm">{emptyText}</p>}
      <ul>
        {messages?.map(({ id, text, isRead, time }) => (
          <MessageRow key={id} time={time} onOpen={() => onOpen(id)}>
            {isRead ? <span>{text}</span> : <b>{text}</b>}
          </MessageRow>
        ))}
      </ul>
      {foot}
    </div>
  );
}

interface MessageRowProps {
  readonly time: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

const MessageRow = ({ time, onOpen, children }: MessageRowProps) => (
  <li>
    <button type="button" className="sj-message" onClick={onOpen}>
      {children}
      <small className="sj-xs sj-t3">{time}</small>
    </button>
  </li>
);
