import { type FormEvent, useState } from 'react';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { FileUploader, fieldErrors, isOffline, messageOf, useUploadItems } from '@sjaj/app-kit';
import { LONGEST_COMPLAINT } from '@sjaj/contract';
import { Button, Notice, TextArea } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useComplaintUploads } from './complaint-files.ts';
import styles from './complaint.module.css';
import { isUnderWay } from './files-field.tsx';
import { useAddMessage } from './queries.ts';

interface Typed {
  readonly text: string;
  /** Idempotency key of the text as it is. */
  readonly key: string;
}

const typed = (text: string): Typed => ({ text, key: crypto.randomUUID() });

/** A message to staff. A refused one stays in the field. */
export function ReplyBox({ id }: { readonly id: number }) {
  const [{ text, key }, setTyped] = useState(() => typed(''));
  const [isMissing, setMissing] = useState(false);
  const [attaches, setAttaches] = useState(false);
  // Other files are another request.
  const uploads = useComplaintUploads(() => setTyped(typed(text)));
  const items = useUploadItems(uploads);
  const isSending = items.some(isUnderWay);
  const send = useAddMessage(id, () => {
    setTyped(typed(''));
    setAttaches(false);
    uploads.clear();
  });
  const refused = fieldErrors(send.error)['text'];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const message = text.trim();
    setMissing(message === '');
    if (message === '' || isSending || send.isPending) return;
    send.mutate({ text: message, fileIds: items.flatMap(({ stored }) => stored?.id ?? []), idempotencyKey: key });
  };
  const missing = isMissing ? t('validation.required', { field: t('complaints.reply') }) : undefined;
  return (
    <form className={styles['reply']} noValidate onSubmit={submit}>
      {send.error && !refused && (
        <Notice tone={isOffline(send.error) ? 'warn' : 'error'}>
          {isOffline(send.error) ? t('complaints.notSentOffline') : messageOf(send.error)}
        </Notice>
      )}
      <TextArea
        label={t('complaints.reply')}
        maxLength={LONGEST_COMPLAINT}
        value={text}
        error={missing ?? refused}
        onChange={(event) => setTyped(typed(event.currentTarget.value))}
      />
      {attaches && <FileUploader uploads={uploads} />}
      {isSending && <Notice>{t('complaints.filesUnderWay')}</Notice>}
      <div className={styles['foot']}>
        {!attaches && (
          <Button
            variant="ghost"
            icon={<IconPaperclip size={16} aria-hidden="true" />}
            onClick={() => setAttaches(true)}
          >
            {t('complaints.attach')}
          </Button>
        )}
        <Button type="submit" busy={send.isPending} icon={<IconSend size={16} aria-hidden="true" />}>
          {t('action.send')}
        </Button>
      </div>
    </form>
  );
}
