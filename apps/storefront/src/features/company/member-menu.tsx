import { useState } from 'react';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { messageOf } from '@sjaj/app-kit';
import type { Member } from '@sjaj/contract';
import { buttonClass, ConfirmDialog, IconButton, Menu, Notice, VisuallyHidden } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { MemberDialog } from './member-dialog.tsx';
import { PersonDialog } from './person-dialogs.tsx';
import { useInviteAgain, useSaveMember } from './queries.ts';

type Task = 'close' | 'limits' | 'person';

/** What an admin may do with a colleague. */
export function MemberMenu({ member }: { readonly member: Member }) {
  const [task, setTask] = useState<Task | null>(null);
  const isOwn = useProfile().userData.id === member.id;
  const onClose = (): void => setTask(null);
  const save = useSaveMember(onClose);
  const inviteAgain = useInviteAgain();
  const { id, name, firstName, lastName, phone, role, version, isActive, hasPassword } = member;
  const setActive = (next: boolean): void =>
    save.mutate({ id, firstName, lastName, phone, role, version, isActive: next });
  const items = [
    { key: 'person', label: t('ordering.editPerson'), onSelect: () => setTask('person') },
    ...(isActive && !hasPassword
      ? [{ key: 'invite', label: t('ordering.inviteAgain'), onSelect: () => inviteAgain.mutate(id) }]
      : []),
    ...(isOwn ? [] : [isActive ? closing(() => setTask('close')) : opening(() => setActive(true))]),
  ];
  return (
    <>
      <span className="sj-row sj-g4">
        <IconButton
          size="sm"
          variant="line"
          label={t('ordering.edit', { name })}
          icon={<IconPencil size={16} aria-hidden="true" />}
          onClick={() => setTask('limits')}
          tip="end"
        />
        <Menu
          trigger={
            <>
              <IconDots size={18} aria-hidden="true" />
              <VisuallyHidden>{t('ordering.actions', { name })}</VisuallyHidden>
            </>
          }
          triggerClass={buttonClass({ variant: 'line', size: 'sm', square: true })}
          items={items}
        />
      </span>
      {/* A version that another user saved resets the form. */}
      {task === 'limits' && <MemberDialog key={version} member={member} onClose={onClose} />}
      {task === 'person' && <PersonDialog key={version} member={member} isOwn={isOwn} onClose={onClose} />}
      <ConfirmDialog
        title={t('ordering.close')}
        open={task === 'close'}
        confirmLabel={t('ordering.close')}
        danger
        busy={save.isPending}
        onConfirm={() => setActive(false)}
        onClose={onClose}
      >
        {t('ordering.closeSure', { name })}
        {save.error && <Notice tone="error">{messageOf(save.error)}</Notice>}
      </ConfirmDialog>
    </>
  );
}

const closing = (onSelect: () => void) => ({ key: 'close', label: t('ordering.close'), onSelect });
const opening = (onSelect: () => void) => ({ key: 'open', label: t('ordering.open'), onSelect });
