import { useId } from 'react';
import type { RecoveryCodes, SecondFactorView } from '@sjaj/contract';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '@sjaj/ui';
import { t } from '../texts/texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import type { SecondFactorCalls } from './queries.ts';

interface RenewDialogProps {
  readonly calls: SecondFactorCalls;
  readonly onClose: () => void;
  readonly onAdded: (renewed: RecoveryCodes) => void;
}

/** New recovery codes in place of the earlier ones. */
export function RenewDialog({ calls, onClose, onAdded }: RenewDialogProps) {
  const formId = useId();
  const renew = useMutation({
    mutationFn: async (password: string) => (await calls.renewRecoveryCodes({ body: { password } })).data,
    onSuccess: onAdded,
    onError: () => undefined,
  });
  return (
    <FormDialog
      title={t('secondFactor.renewCodes')}
      formId={formId}
      submitLabel={t('secondFactor.renewCodes')}
      isBusy={renew.isPending}
      onClose={onClose}
    >
      <PasswordForm
        id={formId}
        error={renew.error}
        onType={renew.reset}
        onSubmit={(password) => !renew.isPending && renew.mutate(password)}
      >
        <p className="sj-sm sj-t2">{t('secondFactor.renewHint')}</p>
      </PasswordForm>
    </FormDialog>
  );
}

interface RemoveDialogProps {
  readonly calls: SecondFactorCalls;
  readonly method: 'app' | number;
  readonly title: string;
  readonly view: SecondFactorView;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Removes a method, and says so where it is the last one. */
export function RemoveDialog({ calls, method, title, view, onClose, onRemoved }: RemoveDialogProps) {
  const formId = useId();
  const isLast = view.passkeys.length + (view.appAddedAt ? 1 : 0) === 1;
  const remove = useMutation({
    mutationFn: (password: string) =>
      method === 'app'
        ? calls.removeApp({ body: { password } })
        : calls.removePasskey({ params: { id: method }, body: { password } }),
    onSuccess: ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      onRemoved();
    },
    onError: () => undefined,
  });
  return (
    <FormDialog
      title={t('secondFactor.removeTitle', { method: title })}
      formId={formId}
      submitLabel={t('secondFactor.remove')}
      isDanger
      isBusy={remove.isPending}
      onClose={onClose}
    >
      <PasswordForm
        id={formId}
        error={remove.error}
        onType={remove.reset}
        onSubmit={(password) => !remove.isPending && remove.mutate(password)}
      >
        <p>{t(isLast && !view.isRequired ? 'secondFactor.removeLastHint' : 'secondFactor.removeHint')}</p>
      </PasswordForm>
    </FormDialog>
  );
}
