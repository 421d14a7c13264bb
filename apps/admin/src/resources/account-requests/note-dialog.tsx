import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { AccountRequest } from '@sjaj/contract';
import { showToast, TextArea } from '@sjaj/ui';
import { withTemplate } from '../../shared/answer-templates/filled-template.logic.ts';
import { TemplatesMenu } from '../../shared/answer-templates/templates-menu.tsx';
import { api } from '../../shared/api/api.ts';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { t } from '../../shared/texts/t.ts';
import { refreshRequests } from './queries.ts';

interface NoteDialogProps {
  readonly decision: 'ask' | 'reject';
  readonly request: AccountRequest;
  readonly onClose: () => void;
}

const LONGEST_NOTE = 1_000;

const WORDS = {
  ask: { verb: 'accountRequests.ask', label: 'accountRequests.question', hint: 'accountRequests.questionHint' },
  reject: { verb: 'accountRequests.reject', label: 'accountRequests.reason', hint: 'accountRequests.reasonHint' },
} as const;

/** The question to the applicant, or the reason of the rejection. */
export function NoteDialog({ decision, request, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { verb, label, hint } = WORDS[decision];
  const { id, version, companyTitle, firstName, lastName, language } = request;
  const send = useMutation({
    mutationFn: () => api.accountRequests[decision]({ params: { id }, body: { version, note: note.trim() } }),
    onSuccess: async ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: companyTitle });
      await refreshRequests();
      onClose();
    },
    // The dialog shows the error. The page may be outdated.
    onError: () => refreshRequests(),
  });
  const isMissing = note.trim() === '';
  const onSubmit = (): void => {
    setIsSubmitted(true);
    if (!isMissing) send.mutate();
  };
  return (
    <FormDialog
      title={`${t(verb)}: ${companyTitle}`}
      error={send.error && messageOf(send.error)}
      isSending={send.isPending}
      verb={t(verb)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TemplatesMenu
        topic="accounts"
        language={language}
        facts={{ name: `${firstName} ${lastName}` }}
        onPick={(text) => setNote(withTemplate(note, text))}
      />
      <TextArea
        label={t(label)}
        hint={t(hint)}
        error={isSubmitted && isMissing ? t('validation.required', { field: t(label) }) : undefined}
        ref={firstFocus}
        rows={4}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
