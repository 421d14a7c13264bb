import { IconAlertCircle, IconInfoCircle, IconMessageCircle, IconReceipt } from '@tabler/icons-react';
import type { MessageTopic, SystemMessage } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Badge, Button, classNames, useUiLink } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import styles from './messages.module.css';

const ICONS: Readonly<Record<MessageTopic, typeof IconReceipt>> = {
  orders: IconReceipt,
  complaints: IconAlertCircle,
  requests: IconMessageCircle,
  other: IconInfoCircle,
};

interface MessageRowProps {
  readonly message: SystemMessage;
  readonly onRead: () => void;
}

/** One message. Following it to what it is about marks it as read. */
export function MessageRow({ message, onRead }: MessageRowProps) {
  const { topic, text, link, createdAt, isRead } = message;
  const Link = useUiLink();
  const Icon = ICONS[topic];
  return (
    <li className={classNames(styles.row, !isRead && styles.new)}>
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {link === null ? (
          <span className={styles.text}>{text}</span>
        ) : (
          <Link href={link} className={styles.text} onClick={() => !isRead && onRead()}>
            {text}
          </Link>
        )}
        <span className="sj-xs sj-t3">
          {`${t(`messageTopic.${topic}`)} · `}
          <time dateTime={createdAt}>{formatDateTime(new Date(createdAt), language())}</time>
        </span>
      </div>
      {!isRead && (
        <span className={styles.state}>
          <Badge tone="warn">{t('inbox.new')}</Badge>
          <Button variant="text" size="xs" onClick={onRead}>
            {t('inbox.markRead')}
            <span className="sj-vh">{`: ${text}`}</span>
          </Button>
        </span>
      )}
    </li>
  );
}
