import type { ReactNode } from 'react';
import { Button, Dialog } from '@sjaj/ui';
import { t } from '../texts/texts.ts';

interface FormDialogProps {
  readonly title: string;
  readonly formId: string;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with one form: cancel, and the button that sends it. */
export const FormDialog = ({ title, formId, submitLabel, isDanger, isBusy, onClose, children }: FormDialogProps) => (
  <Dialog
    title={title}
    size="sm"
    open
    onClose={onClose}
    foot={
      <>
        <Button variant="ghost" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'filled'} busy={isBusy}>
          {submitLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
