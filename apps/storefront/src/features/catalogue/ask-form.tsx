import { type FormEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconCircleCheck, IconSend } from '@tabler/icons-react';
import { fieldErrors, FileUploader, isOffline, messageOf, useUploadItems } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { questions } from '@sjaj/contract';
import { Button, ButtonLink, EmptyState, Notice, TextArea, TextField } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { inCart } from '../../shared/cart-owner.ts';
import { useQuestionPhotos } from '../../shared/question-photos.ts';
import { useIsGuest } from '../../shared/session/profile.ts';
import { t, textWithFacts } from '../../shared/texts/t.ts';
import styles from './listing.module.css';
import { questionBody, type QuestionDraft, questionErrors, type QuestionField } from './question-draft.logic.ts';

const { ask } = clientFor(questions, transport);

interface Typed {
  readonly draft: QuestionDraft;
  /** Idempotency key of the question as it is. */
  readonly key: string;
}

const typed = (draft: QuestionDraft): Typed => ({ draft, key: crypto.randomUUID() });

/** Moves the focus to the first wrong field, once the errors are drawn. */
const focusFirstError = (): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());

/** Asks staff for what the search did not find: words, a text, photos, and whom to answer. What is typed stays until it is sent. */
export function AskForm({ term }: { readonly term: string }) {
  const isGuest = useIsGuest();
  const [{ draft, key }, setTyped] = useState(() => typed({ words: term, text: '', name: '', email: '' }));
  const [isSubmitted, setSubmitted] = useState(false);
  // Other photos are another question.
  const photos = useQuestionPhotos(() => setTyped(typed(draft)));
  const items = useUploadItems(photos);
  const isSending = items.some(({ state }) => state !== 'stored' && state !== 'refused');
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () => {
      const photoIds = items.flatMap(({ stored }) => stored?.id ?? []);
      const body = questionBody(draft, photoIds, isGuest);
      return inCart(() => ask({ body, idempotencyKey: key }));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['messages'] }),
    // The form shows the error.
    onError: focusFirstError,
  });
  if (send.isSuccess) return <Sent id={send.data.data.id} email={isGuest ? draft.email.trim() : null} />;
  const errors = questionErrors(draft, isGuest);
  const refused = fieldErrors(send.error);
  const field = (name: QuestionField) => {
    const rule = isSubmitted ? errors.get(name) : undefined;
    const label = t(`questions.${name}`);
    return {
      label,
      value: draft[name],
      error: rule ? textWithFacts(rule.key, { ...rule.facts, field: label }) : refused[name],
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        setTyped(typed({ ...draft, [name]: event.currentTarget.value })),
    };
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (errors.size > 0) focusFirstError();
    else if (!isSending && !send.isPending) send.mutate();
  };
  return (
    <form className={styles['ask']} noValidate onSubmit={submit}>
      <div className={styles['askFields']}>
        <TextField {...field('words')} optional maxLength={64} />
        <TextArea {...field('text')} placeholder={t('questions.textHint')} rows={4} maxLength={2_000} />
        {isGuest && (
          <div className={styles['askContact']}>
            <TextField {...field('name')} autoComplete="name" maxLength={100} />
            <TextField {...field('email')} type="email" autoComplete="email" maxLength={200} />
          </div>
        )}
      </div>
      <div role="group" aria-label={t('questions.photos')}>
        <FileUploader uploads={photos} title={t('questions.photos')} />
      </div>
      <div className={styles['askFoot']}>
        {send.error && Object.keys(refused).length === 0 && (
          <Notice tone={isOffline(send.error) ? 'warn' : 'error'}>
            {isOffline(send.error) ? t('complaints.notSentOffline') : messageOf(send.error)}
          </Notice>
        )}
        {isSubmitted && isSending && <Notice>{t('complaints.filesUnderWay')}</Notice>}
        <Button type="submit" busy={send.isPending} icon={<IconSend size={16} aria-hidden="true" />}>
          {t('search.askSend')}
        </Button>
      </div>
    </form>
  );
}

interface SentProps {
  readonly id: number;
  /** Of a guest, who has no messages. */
  readonly email: string | null;
}

const Sent = ({ id, email }: SentProps) => (
  <div role="status">
    <EmptyState
      icon={<IconCircleCheck size={28} />}
      title={t('questions.sent')}
      text={email === null ? t('questions.sentHint') : t('questions.sentGuest', { email })}
      actions={
        email === null && (
          <ButtonLink variant="line" href={`/profile/messages?question=${id}`}>
            {t('questions.open')}
          </ButtonLink>
        )
      }
    />
  </div>
);
