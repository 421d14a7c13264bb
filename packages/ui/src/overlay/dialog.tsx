import './dialog.css';
import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../foundation/class-names.ts';
import { useUiText } from '../foundation/ui-provider.tsx';
import { showModal } from './show-modal.ts';
import { useOpenerFocus } from './use-opener-focus.ts';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Without it only the content closes the dialog: there is no close button, and Escape does nothing. */
  readonly onClose?: () => void;
  /** dialog: centred · drawer: from the right or left edge · sheet: from below, for a phone. */
  readonly kind?: 'dialog' | 'drawer' | 'drawer-left' | 'sheet';
  /** Of a dialog: 440 for a question, 560 for a form, 860 for two sides. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Beside the title: "clear", "undo". */
  readonly headAction?: ReactNode;
  /** Secondary words left, one filled button right. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A native modal dialog. The browser traps the focus, closes it on Escape and returns the focus. */
export function Dialog(props: DialogProps) {
  const { title, open, onClose, kind = 'dialog', size = 'md', headAction, foot, children } = props;
  const text = useUiText();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useOpenerFocus(open);
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) {
      showModal(dialog);
      focusFirstField(dialog);
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose?.();
  };
  return (
    <dialog
      ref={element}
      className={classNames(CLASS[kind], kind === 'dialog' && size !== 'md' && `sj-dialog-${size}`)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // That of a dialog within this one comes here, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onMouseDown={closeOnBackdrop}
    >
      {open && (
        <>
          <div className="sj-dialog-head">
            <h2 id={titleId}>{title}</h2>
            {headAction}
            {onClose && (
              <IconButton
                label={text.close}
                icon={<IconX size={18} aria-hidden="true" />}
                tip="none"
                onClick={onClose}
              />
            )}
          </div>
          <div className="sj-dialog-body">{children}</div>
          {foot && <div className="sj-dialog-foot">{foot}</div>}
        </>
      )}
    </dialog>
  );
}

const FIELD = '.sj-dialog-body :is(input, select, textarea):not(:disabled, [readonly])';

/**
 * Focuses the first editable field. By default the browser focuses the first button, which is the close button. A question, which
 * has no field, begins at its answer: Enter says yes; where yes destroys something, it says no.
 */
function focusFirstField(dialog: HTMLDialogElement): void {
  if (dialog.querySelector('[autofocus]')) return;
  const answers = [...dialog.querySelectorAll<HTMLElement>('.sj-dialog-sm > .sj-dialog-foot button:not(:disabled)')];
  const answer = answers.some((button) => button.matches('.sj-btn-danger')) ? answers[0] : answers.at(-1);
  (dialog.querySelector<HTMLElement>(FIELD) ?? answer)?.focus();
}

const CLASS = {
  dialog: 'sj-dialog',
  drawer: 'sj-drawer',
  'drawer-left': 'sj-drawer sj-drawer-left',
  sheet: 'sj-sheet',
} as const;
