import { type FormEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { Button, Notice, showToast, TextArea } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { t } from '../../../shared/texts/t.ts';
import { RatingField } from './rating-field.tsx';
import styles from './reviews.module.css';

const LONGEST_COMMENT = 1_000;

interface Draft {
  readonly rating: number;
  readonly comment: string;
  /** Idempotency key of this rating and comment. A retry sends the same key, a changed review gets another one. */
  readonly idempotencyKey: string;
}

interface ReviewFormProps {
  readonly articleId: number;
  readonly onDone: () => void;
}

/** Stars and a comment, both required. Staff publish the review. */
export function ReviewForm({ articleId, onDone }: ReviewFormProps) {
  const [draft, setDraft] = useState<Draft>(() => ({ rating: 0, comment: '', idempotencyKey: crypto.randomUUID() }));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const change = (part: Partial<Draft>) =>
    setDraft((now) => ({ ...now, ...part, idempotencyKey: crypto.randomUUID() }));
  const comment = draft.comment.trim();
  const send = useMutation({
    mutationFn: () =>
      api.reviews.add({ body: { articleId, rating: draft.rating, comment }, idempotencyKey: draft.idempotencyKey }),
    onError: () => undefined,
    onSuccess: ({ info }) => {
      if (info) showToast({ title: info.message });
      onDone();
    },
  });
  const missing = (field: string, isMissing: boolean) =>
    isSubmitted && isMissing ? t('validation.required', { field }) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (draft.rating > 0 && comment !== '') send.mutate();
  };
  return (
    <form className="sj-col sj-g12" noValidate aria-label={t('reviews.yours')} onSubmit={submit}>
      <h2 className={styles['heading']}>{t('reviews.yours')}</h2>
      {send.error && <Notice tone="error">{messageOf(send.error)}</Notice>}
      <RatingField
        value={draft.rating}
        error={missing(t('reviews.rating'), draft.rating === 0)}
        onChange={(rating) => change({ rating })}
      />
      <TextArea
        label={t('article.comment')}
        value={draft.comment}
        maxLength={LONGEST_COMMENT}
        required
        rows={4}
        hint={t('reviews.waits')}
        error={missing(t('article.comment'), comment === '')}
        onChange={(event) => change({ comment: event.currentTarget.value })}
      />
      <div className="sj-row">
        <Button type="submit" busy={send.isPending}>
          {t('action.send')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
