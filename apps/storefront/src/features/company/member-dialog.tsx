import { useState } from 'react';
import type { Member } from '@sjaj/contract';
import { t } from '../../shared/texts/t.ts';
import { MemberFormDialog } from './member-form-dialog.tsx';
import { useSaveRights } from './queries.ts';
import { RightsFields, rightsDraftOf, typedRights } from './rights-fields.tsx';

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Form with the rights and limits of a member. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const [draft, setDraft] = useState(() => rightsDraftOf(member));
  const [isChecked, setChecked] = useState(false);
  const save = useSaveRights(onClose);
  const submit = (): void => {
    setChecked(true);
    const rights = typedRights(draft);
    if (rights) save.mutate({ ...rights, id: member.id, version: member.version });
  };
  return (
    <MemberFormDialog
      title={member.name}
      error={save.error}
      isSending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RightsFields draft={draft} isAdmin={member.role === 'company_admin'} isChecked={isChecked} onChange={setDraft} />
      <p className="sj-sm sj-t3">{t('ordering.holdsAtOnce')}</p>
    </MemberFormDialog>
  );
}
