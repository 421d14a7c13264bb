import { type FormEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconCircleCheck, IconFileUpload } from '@tabler/icons-react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { UPLOAD_LIMITS } from '@sjaj/contract';
import { Button, DropZone, EmptyState, FieldError, Notice, Panel, TextArea, TextField } from '@sjaj/ui';
import { t, textWithFacts } from '../../shared/texts/t.ts';
import { type ApplicationDraft, applicationErrors, EMPTY_APPLICATION } from './application.logic.ts';
import { careerCalls } from './queries.ts';

const ACCEPTED = '.pdf,.doc,.docx,.odt,.txt,image/jpeg,image/png';
const MESSAGE_ROWS = 5;
const LONGEST_MESSAGE = 450;

/** Moves the focus to the first wrong field, once the errors are drawn. */
const focusFirstError = (): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

/** Name, contact, a message and the CV. What is typed stays until it is sent. */
export function ApplicationForm() {
  const [draft, setDraft] = useState(EMPTY_APPLICATION);
  const [cv, setCv] = useState<File | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const send = useMutation({
    mutationFn: (file: File) => careerCalls.apply({ form: { ...draft }, file }),
    // The form shows the error.
    onError: () => focusFirstError(),
  });
  const errors = applicationErrors(draft);
  const refused = fieldErrors(send.error);
  if (send.isSuccess) {
    return (
      <Panel>
        <EmptyState
          icon={<IconCircleCheck size={28} />}
          title={send.data.info?.message ?? t('careers.sent')}
          text={t('careers.sentHint')}
        />
      </Panel>
    );
  }
  const field = (name: keyof ApplicationDraft) => {
    const rule = isSubmitted ? errors.get(name) : undefined;
    return {
      label: t(`careers.${name}`),
      value: draft[name],
      error: rule ? textWithFacts(rule.key, { ...rule.facts, field: t(`careers.${name}`) }) : refused[name],
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        setDraft({ ...draft, [name]: event.currentTarget.value }),
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (errors.size === 0 && cv) send.mutate(cv);
    else focusFirstError();
  };
  const hasFieldError = Object.keys(refused).length > 0;
  return (
    <Panel title={t('careers.title')}>
      <form className="sj-col sj-g12" noValidate onSubmit={submit}>
        <TextField {...field('name')} autoComplete="name" maxLength={100} />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={200} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={25} />
        <TextArea {...field('message')} optional rows={MESSAGE_ROWS} maxLength={LONGEST_MESSAGE} />
        <div>
          <DropZone
            title={cv ? t('careers.chosen', { name: cv.name }) : t('careers.cv')}
            hint={t('careers.cvHint', { size: Math.floor(UPLOAD_LIMITS.attachment.mostBytes / 1_048_576) })}
            icon={<IconFileUpload size={24} aria-hidden="true" />}
            accept={ACCEPTED}
            busy={send.isPending}
            onFiles={([file]) => setCv(file ?? null)}
          />
          {isSubmitted && !cv && <FieldError>{t('careers.cvMissing')}</FieldError>}
        </div>
        {send.error && !hasFieldError && <Notice tone="error">{messageOf(send.error)}</Notice>}
        <Button type="submit" busy={send.isPending}>
          {t('careers.send')}
        </Button>
      </form>
    </Panel>
  );
}
