import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** Asks before a page with unsaved changes is left, by a link, the back button, or by closing the window. */
export function LeaveGuard({ isChanged }: { readonly isChanged: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      title={t('form.leave')}
      open={blocker.status === 'blocked'}
      confirmLabel={t('form.leaveAnyway')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('form.leaveHint')}
    </ConfirmDialog>
  );
}
