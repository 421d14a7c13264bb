import { type ComponentProps, type ComponentType, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { type IconProps, IconTrash } from '@tabler/icons-react';
import { messageOf } from '@sjaj/app-kit';
import { ConfirmDialog, IconButton, Notice, showToast } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface RowButtonProps extends Pick<ComponentProps<typeof IconButton>, 'disabled' | 'label' | 'onClick'> {
  readonly icon: ComponentType<IconProps>;
}

/** A button at the end of a list's row. Its tooltip stays inside the page. */
export const RowButton = ({ icon: Icon, ...button }: RowButtonProps) => (
  <IconButton {...button} size="sm" tip="end" icon={<Icon size={16} aria-hidden="true" />} />
);

interface RemoveRowButtonProps {
  readonly label: string;
  /** Title of the dialog that asks before, and of its button. */
  readonly title: string;
  readonly question: string;
  readonly run: () => Promise<{ readonly info?: { readonly message: string } }>;
  readonly onRemoved: () => void;
}

/** Deletes the record of a row. The dialog that asks before shows why a record was not deleted. */
export function RemoveRowButton({ label, title, question, run, onRemoved }: RemoveRowButtonProps) {
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    mutationFn: run,
    onSuccess: ({ info }) => {
      setAsks(false);
      showToast({ title: info?.message ?? t('sign.saved') });
      onRemoved();
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
  const close = (): void => {
    setAsks(false);
    remove.reset();
  };
  return (
    <>
      <RowButton label={label} icon={IconTrash} onClick={() => setAsks(true)} />
      <ConfirmDialog
        title={title}
        open={asks}
        danger
        confirmLabel={title}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {question}
        {remove.error && <Notice tone="error">{messageOf(remove.error)}</Notice>}
      </ConfirmDialog>
    </>
  );
}
