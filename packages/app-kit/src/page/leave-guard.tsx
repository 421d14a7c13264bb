import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@sjaj/ui';
import { t } from '../texts/texts.ts';

/** Asks before a page with unsaved changes is left, by a link, the back button, or by closing the window. */
export function LeaveGuard({ isChanged }: { readonly isChanged: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      title={t('leave.title')}
      open={blocker.status === 'blocked'}
      confirmLabel={t('leave.anyway')}
      cancelLabel={t('leave.stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('leave.hint')}
    </ConfirmDialog>
  );
}
