import { type ReactNode, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { Button, Dialog, Notice, showToast, TextArea } from '@sjaj/ui';
import { withTemplate } from '../../shared/answer-templates/filled-template.logic.ts';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { t } from '../../shared/texts/t.ts';

/** A possible answer. */
export interface Answer {
  readonly key: string;
  readonly label: string;
  /** Whether the answer needs a text for the customer. */
  readonly needsNote: boolean;
  readonly send: (note: string) => Promise<{ readonly info?: { readonly message: string } }>;
}

export interface AnswerDialogProps {
  readonly title: string;
  /** The customer and the subject of the request. */
  readonly subject: string;
  /** The message of the customer; '' for none. */
  readonly comment: string;
  /** Puts a template into the text of the answer; none where absent. */
  readonly templates?: (insert: (text: string) => void) => ReactNode;
  /** The last answer is the filled button. */
  readonly answers: readonly Answer[];
  readonly onAnswered: () => void;
  /** What is asked for, where words are not enough. */
  readonly children?: ReactNode;
  /** What the customer gets with the text of the answer. */
  readonly attached?: ReactNode;
  /** Where the customer reads the answer; in the messages where left out. */
  readonly noteHint?: string | undefined;
  readonly onClose: () => void;
}

const LONGEST_NOTE = 1_000;

/** The request and the form of the answer, which the customer gets as a system message. */
export function AnswerDialog({ title, subject, comment, answers, onAnswered, ...more }: AnswerDialogProps) {
  const { templates, children, attached, noteHint, onClose } = more;
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const send = useMutation({
    mutationFn: (answer: Answer) => answer.send(note.trim()),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: subject });
      onAnswered();
      onClose();
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
  const isMissing = note.trim() === '';
  const choose = (answer: Answer) => {
    setChecked(answer.needsNote);
    if (!answer.needsNote || !isMissing) send.mutate(answer);
  };
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      foot={answers.map((answer, index) => (
        <Button
          key={answer.key}
          variant={index === answers.length - 1 ? 'filled' : 'ghost'}
          busy={send.isPending && send.variables?.key === answer.key}
          disabled={send.isPending}
          onClick={() => choose(answer)}
        >
          {answer.label}
        </Button>
      ))}
    >
      <div className="sj-col sj-g12">
        {send.error && <Notice tone="error">{messageOf(send.error)}</Notice>}
        <p>{subject}</p>
        {children}
        {comment && <blockquote className="req-quote">{comment}</blockquote>}
        {templates?.((text) => setNote(withTemplate(note, text)))}
        <TextArea
          label={t('requests.note')}
          hint={noteHint ?? t('requests.noteHint')}
          error={checked && isMissing ? t('validation.required', { field: t('requests.note') }) : undefined}
          ref={firstFocus}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {attached}
      </div>
    </Dialog>
  );
}
