import { type FormEvent, useState } from 'react';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import {
  FileUploader,
  fieldErrors,
  isOffline,
  messageOf,
  type UploadItem,
  type Uploads,
  useUploadItems,
} from '@sjaj/app-kit';
import type { FileView } from '@sjaj/contract';
import { Button, Notice, TextArea } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import styles from './conversation.module.css';

export interface NewMessage {
  readonly text: string;
  readonly fileIds: number[];
  readonly idempotencyKey: string;
}

interface Typed {
  readonly text: string;
  /** Idempotency key of the text as it is. */
  readonly key: string;
}

const typed = (text: string): Typed => ({ text, key: crypto.randomUUID() });

/** Whether a file of the list is not with the server yet, and was not refused. */
export const isUnderWay = ({ state }: UploadItem<FileView>): boolean =>
  state === 'waiting' || state === 'sending' || state === 'lost' || state === 'failed';

interface MessageFormProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly longest: number;
  /** What the button that takes files says; without it the message has none. */
  readonly attach?: string;
  /** A heading of the files; a general one where left out. */
  readonly filesTitle?: string;
  /** Told below the empty field once a message is sent. */
  readonly sentHint?: string;
  /** The uploads of the form, which tells when the list of them changes. */
  readonly useFiles: (onStored: () => void) => Uploads<FileView>;
  readonly send: (message: NewMessage) => Promise<unknown>;
}

/** A message to staff, with files. A refused one stays in the field. */
export function MessageForm({
  label,
  longest,
  attach,
  filesTitle,
  sentHint,
  useFiles,
  send,
  ...area
}: MessageFormProps) {
  const [{ text, key }, setTyped] = useState(() => typed(''));
  const [isMissing, setMissing] = useState(false);
  const [attaches, setAttaches] = useState(false);
  // Other files are another message.
  const uploads = useFiles(() => setTyped(typed(text)));
  const items = useUploadItems(uploads);
  const isSending = items.some(isUnderWay);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setTyped(typed(''));
      setAttaches(false);
      uploads.clear();
    },
    // The form shows the error.
    onError: () => undefined,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const message = text.trim();
    setMissing(message === '');
    if (message === '' || isSending || sending.isPending) return;
    sending.mutate({ text: message, fileIds: items.flatMap(({ stored }) => stored?.id ?? []), idempotencyKey: key });
  };
  const refused = fieldErrors(sending.error)['text'];
  const missing = isMissing ? t('validation.required', { field: label }) : undefined;
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {sending.error && !refused && (
        <Notice tone={isOffline(sending.error) ? 'warn' : 'error'}>
          {isOffline(sending.error) ? t('complaints.notSentOffline') : messageOf(sending.error)}
        </Notice>
      )}
      <TextArea
        {...area}
        label={label}
        hint={sending.isSuccess && text === '' ? sentHint : undefined}
        maxLength={longest}
        value={text}
        error={missing ?? refused}
        onChange={(event) => {
          setMissing(false);
          setTyped(typed(event.currentTarget.value));
        }}
      />
      {attaches && <FileUploader uploads={uploads} {...(filesTitle !== undefined && { title: filesTitle })} />}
      {isSending && <Notice>{t('complaints.filesUnderWay')}</Notice>}
      <div className={styles['foot']}>
        {attach !== undefined && !attaches && (
          <Button
            variant="ghost"
            icon={<IconPaperclip size={16} aria-hidden="true" />}
            onClick={() => setAttaches(true)}
          >
            {attach}
          </Button>
        )}
        <Button type="submit" busy={sending.isPending} icon={<IconSend size={16} aria-hidden="true" />}>
          {t('action.send')}
        </Button>
      </div>
    </form>
  );
}
