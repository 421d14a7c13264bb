import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { FormDialog, messageOf, useSendOnce } from '@sjaj/app-kit';
import type { ArticleCard } from '@sjaj/contract';
import { CodeCopy, showToast, TextArea, TextField } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { t } from '../texts/t.ts';
import { useProfile } from '../session/profile.ts';

/** As much of an article as a request is about. */
export type Requested = Pick<ArticleCard, 'id' | 'code' | 'title' | 'disableSelling'>;

interface RequestDialogProps {
  readonly article: Requested;
  readonly onClose: () => void;
}

const LONGEST_COMMENT = 2_000;

/** The request for an article that is out of stock. Phone and e-mail are those of the profile. */
export function RequestDialog({ article, onClose }: RequestDialogProps) {
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  const sendOnce = useSendOnce();
  const send = useMutation({
    mutationFn: () => {
      const body = { articleId: article.id, comment: comment.trim() };
      return sendOnce(body, (idempotencyKey) => api.articles.createOutOfStockRequest({ body, idempotencyKey }));
    },
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('article.requestSent') });
      onClose();
    },
  });
  const missing = comment.trim() === '';
  const submit = (): void => {
    setTried(true);
    if (!missing) send.mutate();
  };
  const title = t(article.disableSelling ? 'article.askForOffer' : 'article.availabilityRequest');
  return (
    <FormDialog
      title={title}
      size="md"
      error={send.error && messageOf(send.error)}
      isSending={send.isPending}
      verb={t('action.send')}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        <b>{article.title}</b>
        <div>
          <CodeCopy code={article.code} />
        </div>
      </div>
      {!article.disableSelling && <p className="sj-sm sj-t2">{t('article.availabilityIntro')}</p>}
      <ContactFields />
      <TextArea
        label={t('article.comment')}
        value={comment}
        maxLength={LONGEST_COMMENT}
        autoFocus
        required
        error={tried && missing ? t('validation.required', { field: t('article.comment') }) : undefined}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Whom the answer goes to; changed in the profile and not here. */
function ContactFields() {
  const { userData } = useProfile();
  return (
    <div className="sj-row" style={{ alignItems: 'flex-start' }}>
      <div className="sj-grow">
        <TextField label={t('field.phoneNumber')} value={userData.phoneNumber ?? ''} readOnly />
      </div>
      <div className="sj-grow">
        <TextField label={t('field.email')} value={userData.email} readOnly />
      </div>
    </div>
  );
}
