import { useState } from 'react';
import { IconDots, IconStarFilled, IconUsers } from '@tabler/icons-react';
import type { ListView } from '@sjaj/contract';
import { classNames, ConfirmDialog, Menu, type MenuItem, showToast, VisuallyHidden } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { changeView, isShown, type Shown, useViewActions } from './saved-views.ts';
import { ViewDialog } from './view-dialog.tsx';

interface SavedViewTabProps {
  readonly view: ListView;
  readonly shown: Shown;
  /** The list shows it, or what the person has changed since they chose it. */
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

/** A saved view as a tab; the current one with a menu of what may be done with it. */
export function SavedViewTab({ view, shown, isCurrent, onChoose }: SavedViewTabProps) {
  const shares = view.isShared && t(view.isOwn ? 'list.sharedByMe' : 'list.sharedBy', { name: view.ownerName });
  return (
    <span className={classNames('adm-view-saved', isCurrent && 'adm-view-on')}>
      <button
        type="button"
        title={shares || undefined}
        aria-current={isCurrent && isShown(view, shown) ? 'true' : undefined}
        onClick={onChoose}
      >
        {view.isDefault && (
          <>
            <IconStarFilled size={12} aria-hidden="true" />
            <VisuallyHidden>{`${t('list.defaultView')} `}</VisuallyHidden>
          </>
        )}
        {view.name}
        {shares && (
          <>
            <IconUsers size={14} aria-hidden="true" />
            <VisuallyHidden>{` ${shares}`}</VisuallyHidden>
          </>
        )}
      </button>
      {isCurrent && <ViewMenu view={view} shown={shown} />}
    </span>
  );
}

function ViewMenu({ view, shown }: Pick<SavedViewTabProps, 'view' | 'shown'>) {
  const [asks, setAsks] = useState<'form' | 'removal' | null>(null);
  const { replace, toggleDefault, remove } = useViewActions(view);
  const close = (): void => setAsks(null);
  const isBusy = replace.isPending || toggleDefault.isPending || remove.isPending;
  const changes: MenuItem[] = [
    {
      key: 'replace',
      label: t('list.replaceView'),
      isDisabled: isBusy || isShown(view, shown),
      onSelect: () => replace.mutate(shown),
    },
    { key: 'edit', label: t('list.editView'), onSelect: () => setAsks('form') },
    { key: 'remove', label: t('list.deleteView'), isDisabled: isBusy, onSelect: () => setAsks('removal') },
  ];
  return (
    <>
      <Menu
        label={t('list.viewActions', { name: view.name })}
        align="start"
        triggerClass="adm-view-menu"
        trigger={<IconDots size={16} aria-hidden="true" />}
        items={[
          {
            key: 'default',
            label: t(view.isDefault ? 'list.unsetDefaultView' : 'list.setDefaultView'),
            isDisabled: isBusy,
            onSelect: () => toggleDefault.mutate(),
          },
          ...(view.isOwn ? changes : []),
        ]}
      />
      {asks === 'form' && (
        <ViewDialog
          title={t('list.editView')}
          initial={view}
          onSave={async ({ name, isShared, isDefault }) => {
            await changeView(view, { name, isShared, isDefault });
            showToast({ title: t('sign.saved'), text: name });
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        title={t('list.deleteView')}
        open={asks === 'removal'}
        confirmLabel={t('list.deleteView')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        onClose={close}
      >
        {t(view.isShared ? 'list.deletesSharedView' : 'list.deletesView', { name: view.name })}
      </ConfirmDialog>
    </>
  );
}
