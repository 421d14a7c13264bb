import { type FormEvent, type ReactNode, useId } from 'react';
import { messageOf } from '@sjaj/app-kit';
import { Button, Dialog, Notice } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { isChangedMeanwhile } from './queries.ts';

interface MemberFormDialogProps {
  readonly title: string;
  readonly error: Error | null;
  readonly isSending: boolean;
  readonly verb: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of the forms about a colleague: fields, what went wrong, cancel and send. */
export function MemberFormDialog(props: MemberFormDialogProps) {
  const { title, error, isSending, verb, onSubmit, onClose, children } = props;
  const formId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSending) onSubmit();
  };
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" form={formId} busy={isSending}>
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog title={title} open onClose={onClose} size="sm" foot={foot}>
      <form id={formId} className="sj-col sj-g16" noValidate onSubmit={submit}>
        {error && (
          <Notice tone="error">{isChangedMeanwhile(error) ? t('ordering.changedMeanwhile') : messageOf(error)}</Notice>
        )}
        {children}
      </form>
    </Dialog>
  );
}
