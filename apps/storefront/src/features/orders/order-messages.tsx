import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { type Question, questions } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { announce, Badge, classNames, Panel } from '@sjaj/ui';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import said from '../../shared/conversation/conversation.module.css';
import { MessageForm, type NewMessage } from '../../shared/conversation/message-form.tsx';
import { PhotoList } from '../../shared/conversation/photo-list.tsx';
import { type OrderAccess, useOrderAccess } from '../../shared/order-access/order-access.ts';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { useQuestionPhotos } from '../../shared/question-photos.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './order-messages.module.css';

const LONGEST = 2_000;

interface OrderMessagesProps {
  readonly orderId: number;
  /** A guest is answered by mail as well, and sends no photos. */
  readonly isOfGuest: boolean;
}

/** Below the key of messages for a user: the push message of an answer refreshes it as well. */
const keyOf = ({ key }: OrderAccess, orderId: number) => [
  key === 'orders' ? 'messages' : key,
  'messages-of-order',
  orderId,
];

/** What the buyer has asked staff about the order, with the answers, and the field for the next message. */
export function OrderMessages({ orderId, isOfGuest }: OrderMessagesProps) {
  const access = useOrderAccess();
  const {
    data: asked = [],
    error,
    refetch,
  } = useQuery({
    queryKey: keyOf(access, orderId),
    meta: OFFLINE,
    refetchInterval: access.refreshIntervalMs,
    queryFn: async ({ signal }) =>
      (await clientFor(questions, access.transport).ofOrder({ params: { id: orderId } }, { signal })).data,
  });
  return (
    <Panel title={t('orders.ask')} className="sj-noprint">
      {error && asked.length === 0 && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {asked.length > 0 && (
        <ol className={styles.talk}>
          {asked.map((question) => (
            <Exchange key={question.id} question={question} />
          ))}
        </ol>
      )}
      <AskField orderId={orderId} isOfGuest={isOfGuest} />
    </Panel>
  );
}

function Exchange({ question: { text, photos, createdAt, answer, order } }: { readonly question: Question }) {
  return (
    <li className={styles.exchange}>
      <div className={said['entry']}>
        <p>{text}</p>
        <PhotoList photos={photos} size={56} />
        <Moment at={createdAt} />
      </div>
      {answer ? (
        <div className={classNames(said['entry'], said['ofStaff'])} aria-label={t('questions.answer')} role="group">
          <p>{answer.text}</p>
          <Moment at={answer.at} by={answer.by} />
        </div>
      ) : (
        order && <Badge tone="warn">{t('questions.waiting')}</Badge>
      )}
    </li>
  );
}

const Moment = ({ at, by }: { readonly at: string; readonly by?: string }) => (
  <span className="sj-xs sj-t3">
    {by && `${by} · `}
    <time className="sj-num" dateTime={at}>
      {formatDateTime(new Date(at), language())}
    </time>
  </span>
);

/** Sends a message, and shows it above the field. */
function AskField({ orderId, isOfGuest }: OrderMessagesProps) {
  const queries = useQueryClient();
  const access = useOrderAccess();
  const sentHint = t(isOfGuest ? 'orders.askSentByGuest' : 'orders.askSent');
  const send = async ({ text, fileIds, idempotencyKey }: NewMessage): Promise<void> => {
    await clientFor(questions, access.transport).ask({ body: { text, orderId, photoIds: fileIds }, idempotencyKey });
    announce(sentHint);
    await queries.invalidateQueries({ queryKey: keyOf(access, orderId).slice(0, 1) });
  };
  return (
    <MessageForm
      label={t('orders.askLabel')}
      placeholder={t('orders.askHint')}
      rows={2}
      longest={LONGEST}
      {...(!isOfGuest && { attach: t('questions.photos') })}
      filesTitle={t('questions.photos')}
      sentHint={sentHint}
      useFiles={useQuestionPhotos}
      send={send}
    />
  );
}
