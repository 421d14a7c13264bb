import './form.css';
import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, Dialog, Notice } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface FormDialogProps {
  readonly title: string;
  /** What went wrong when it was sent, in words. */
  readonly error?: string | null | undefined;
  readonly isSending: boolean;
  /** The verb of the filled button; "Save" where absent. */
  readonly verb?: string;
  /** 440 px for a few fields, 860 for a form with sections. */
  readonly size?: 'sm' | 'lg';
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few fields in a dialog. Enter sends them, once at a time; what went wrong stands above them. */
export function FormDialog(props: FormDialogProps) {
  const { title, error, isSending, verb, size = 'sm', onSubmit, onClose, children } = props;
  const formId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSending) onSubmit();
  };
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      size={size}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSending}>
            {verb ?? t('action.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="sj-col sj-g12 adm-dialog-form" noValidate onSubmit={submit}>
        {error && <Notice tone="error">{error}</Notice>}
        {children}
      </form>
    </Dialog>
  );
}
