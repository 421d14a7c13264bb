import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useUiText } from '../foundation/ui-provider.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly children: ReactNode;
  /** The verb of the title again: "Isprazni korpu". */
  readonly confirmLabel: string;
  /** What the button that does nothing says; "Odustani" where absent. */
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, children, confirmLabel, cancelLabel, danger, busy, onConfirm, onClose } = props;
  const text = useUiText();
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {cancelLabel ?? text.cancel}
      </Button>
      <Button variant={danger ? 'danger' : 'filled'} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} open={open} onClose={onClose} size="sm" foot={foot}>
      {children}
    </Dialog>
  );
}
