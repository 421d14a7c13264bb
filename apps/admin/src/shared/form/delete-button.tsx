import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageOf } from '@sjaj/app-kit';
import { isRefused } from '@sjaj/client';
import { Button, ConfirmDialog, Notice, showToast } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface DeleteButtonProps {
  readonly title: string;
  readonly question: string;
  /** Where one is once the record is gone. */
  readonly home: `/${string}`;
  readonly run: () => Promise<{ readonly info?: { readonly message: string } }>;
  readonly onDeleted: () => void;
  /** What is offered where the server refuses. */
  readonly otherwise?: { readonly label: string; readonly run: () => void } | undefined;
}

/** Deletes the record of a form after a confirmation. The dialog shows a refusal. */
export function DeleteButton({ title, question, home, run, onDeleted, otherwise }: DeleteButtonProps) {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: run,
    onSuccess: async ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved') });
      onDeleted();
      await navigate({ to: home, ignoreBlocker: true });
    },
    // The dialog shows it.
    onError: () => undefined,
  });
  const close = () => {
    setAsks(false);
    remove.reset();
  };
  return (
    <>
      <Button variant="quiet-danger" size="sm" onClick={() => setAsks(true)}>
        {t('action.delete')}
      </Button>
      <ConfirmDialog
        title={title}
        open={asks}
        confirmLabel={t('action.delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {question}
        {remove.error && (
          <Notice tone="error">
            {messageOf(remove.error)}
            {otherwise && isRefused(remove.error) && (
              <p className="adm-card-foot">
                <Button
                  size="sm"
                  onClick={() => {
                    close();
                    otherwise.run();
                  }}
                >
                  {otherwise.label}
                </Button>
              </p>
            )}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
