import { type FormEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { Button, ConfirmDialog, Dialog, Notice } from '@sjaj/ui';
import { t } from '../texts/texts.ts';

interface FormDialogProps {
  readonly title: string;
  /** What went wrong when it was sent, in words. */
  readonly error?: string | null | undefined;
  readonly isSending: boolean;
  /** With what is chosen now, sending would do nothing. */
  readonly isIdle?: boolean;
  /** The verb of the filled button; "Save" where absent. */
  readonly verb?: string;
  /** Whether sending destroys something. */
  readonly isDanger?: boolean;
  /** 440 px for a few fields, 560 for a longer form, 860 for a form with sections. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Another way out, before the two buttons. */
  readonly footStart?: ReactNode;
  readonly formRef?: Ref<HTMLFormElement>;
  /** Something was changed without typing. */
  readonly isChanged?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A few fields in a dialog. Enter sends them, once at a time; what went wrong stands above them. Escape, the cross and a press beside the
 * dialog ask before they lose what was typed; the button that cancels means it.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    error,
    isSending,
    verb,
    isDanger,
    size = 'sm',
    footStart,
    formRef,
    onSubmit,
    onClose,
    isChanged = false,
    isIdle = false,
    children,
  } = props;
  const [isTyped, setTyped] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const formId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSending && !isIdle) onSubmit();
  };
  return (
    <Dialog
      title={title}
      open
      onClose={() => (isTyped || isChanged ? setLeaving(true) : onClose())}
      size={size}
      foot={
        <>
          {footStart}
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'filled'}
            busy={isSending}
            disabled={isIdle}
          >
            {verb ?? t('action.save')}
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id={formId}
        className="sj-col sj-g12"
        noValidate
        onSubmit={submit}
        onInput={() => setTyped(true)}
      >
        {error && <Notice tone="error">{error}</Notice>}
        {children}
      </form>
      <ConfirmDialog
        title={t('leave.title')}
        open={isLeaving}
        confirmLabel={t('leave.anyway')}
        cancelLabel={t('leave.stay')}
        danger
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        {t('leave.hint')}
      </ConfirmDialog>
    </Dialog>
  );
}
