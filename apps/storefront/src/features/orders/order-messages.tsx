import { type FormEvent, useState } from 'react';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileUploader, fieldErrors, isOffline, messageOf, useUploadItems } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type Question, questions } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { announce, Badge, Button, Notice, Panel, TextArea } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { useQuestionPhotos } from '../../shared/question-photos.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './order-messages.module.css';

const calls = clientFor(questions, transport);

const LONGEST = 2_000;

/** Below the key of messages: the push message of an answer refreshes it as well. */
const keyOf = (orderId: number) => ['messages', 'of-order', orderId];

/** What the user has asked staff about the order, with the answers, and the field for the next message. */
export function OrderMessages({ orderId }: { readonly orderId: number }) {
  const {
    data: asked = [],
    error,
    refetch,
  } = useQuery({
    queryKey: keyOf(orderId),
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await calls.ofOrder({ params: { id: orderId } }, { signal })).data,
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
      <AskField orderId={orderId} />
    </Panel>
  );
}

function Exchange({ question: { text, photos, createdAt, answer, order } }: { readonly question: Question }) {
  return (
    <li className={styles.exchange}>
      <div className={styles.entry}>
        <p>{text}</p>
        {photos.length > 0 && (
          <ul className={styles.photos} aria-label={t('questions.photosOf')}>
            {photos.map(({ id, name, thumbnailUrl, viewUrl }) => (
              <li key={id}>
                <a href={viewUrl ?? undefined} target="_blank" rel="noreferrer">
                  <img src={thumbnailUrl ?? undefined} alt={name} width={56} height={56} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <Moment at={createdAt} />
      </div>
      {answer ? (
        <div className={`${styles.entry} ${styles.answer}`} aria-label={t('questions.answer')} role="group">
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

interface Typed {
  readonly text: string;
  /** Idempotency key of the message as it is. */
  readonly key: string;
}

const typed = (text: string): Typed => ({ text, key: crypto.randomUUID() });

/** A refused message stays in the field. */
function AskField({ orderId }: { readonly orderId: number }) {
  const queries = useQueryClient();
  const [{ text, key }, setTyped] = useState(() => typed(''));
  const [isMissing, setMissing] = useState(false);
  const [attaches, setAttaches] = useState(false);
  // Other photos are another message.
  const photos = useQuestionPhotos(() => setTyped(typed(text)));
  const items = useUploadItems(photos);
  const isSending = items.some(({ state }) => state !== 'stored' && state !== 'refused');
  const send = useMutation({
    mutationFn: () => {
      const photoIds = items.flatMap(({ stored }) => stored?.id ?? []);
      return calls.ask({ body: { text: text.trim(), orderId, photoIds }, idempotencyKey: key });
    },
    onSuccess: async () => {
      setTyped(typed(''));
      setAttaches(false);
      photos.clear();
      announce(t('orders.askSent'));
      await queries.invalidateQueries({ queryKey: ['messages'] });
    },
    // The field shows the error.
    onError: () => undefined,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '' && !isSending && !send.isPending) send.mutate();
  };
  const refused = fieldErrors(send.error)['text'];
  const missing = isMissing ? t('validation.required', { field: t('orders.askLabel') }) : undefined;
  return (
    <form className={styles.ask} noValidate onSubmit={submit}>
      {send.error && !refused && (
        <Notice tone={isOffline(send.error) ? 'warn' : 'error'}>
          {isOffline(send.error) ? t('complaints.notSentOffline') : messageOf(send.error)}
        </Notice>
      )}
      <TextArea
        label={t('orders.askLabel')}
        hint={send.isSuccess && text === '' ? t('orders.askSent') : undefined}
        placeholder={t('orders.askHint')}
        rows={2}
        maxLength={LONGEST}
        value={text}
        error={missing ?? refused}
        onChange={(event) => {
          setMissing(false);
          setTyped(typed(event.currentTarget.value));
        }}
      />
      {attaches && <FileUploader uploads={photos} title={t('questions.photos')} />}
      {isSending && <Notice>{t('complaints.filesUnderWay')}</Notice>}
      <div className={styles.foot}>
        {!attaches && (
          <Button
            variant="ghost"
            icon={<IconPaperclip size={16} aria-hidden="true" />}
            onClick={() => setAttaches(true)}
          >
            {t('questions.photos')}
          </Button>
        )}
        <Button type="submit" busy={send.isPending} icon={<IconSend size={16} aria-hidden="true" />}>
          {t('action.send')}
        </Button>
      </div>
    </form>
  );
}
