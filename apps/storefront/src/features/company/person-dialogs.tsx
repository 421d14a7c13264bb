import { useState } from 'react';
import { fieldErrors } from '@sjaj/app-kit';
import type { Member } from '@sjaj/contract';
import { t } from '../../shared/texts/t.ts';
import { MemberFormDialog } from './member-form-dialog.tsx';
import { PersonFields } from './person-fields.tsx';
import {
  NO_PERSON,
  personDraftOf,
  personErrors,
  type PersonDraft,
  type PersonField,
  typedPerson,
} from './person.logic.ts';
import { useInvite, useSaveMember } from './queries.ts';
import { RightsFields, type RightsDraft, typedRights } from './rights-fields.tsx';

/** The texts of what is wrong, once somebody has tried to send the form. */
function errorTexts(
  draft: PersonDraft,
  { isNew, isChecked }: { readonly isNew: boolean; readonly isChecked: boolean },
) {
  const texts: Partial<Record<PersonField, string>> = {};
  if (!isChecked) return texts;
  const errors = personErrors(draft, isNew);
  for (const field of ['firstName', 'lastName', 'email', 'phone'] as const) {
    const key = field === 'email' ? 'validation.email' : 'validation.not_valid';
    if (errors[field] === 'missing') texts[field] = t('validation.required', { field: t(`ordering.${field}`) });
    if (errors[field] === 'wrong') texts[field] = t(key, { field: t(`ordering.${field}`) });
  }
  return texts;
}

const ALL_RIGHTS: RightsDraft = { canOrder: true, canViewPrices: true, orderLimit: '', monthLimit: '' };

/** Invites a colleague, with rights and limits from the first order on. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [person, setPerson] = useState(NO_PERSON);
  const [rights, setRights] = useState(ALL_RIGHTS);
  const [isChecked, setChecked] = useState(false);
  const invite = useInvite(onClose);
  const isAdmin = person.role === 'company_admin';
  const submit = (): void => {
    setChecked(true);
    const typed = typedRights(rights);
    if (!typed || Object.keys(personErrors(person, true)).length > 0) return;
    const canViewPrices = isAdmin || typed.canViewPrices;
    invite.mutate({ ...typedPerson(person), email: person.email.trim(), ...typed, canViewPrices });
  };
  const errors = { ...fieldErrors(invite.error), ...errorTexts(person, { isNew: true, isChecked }) };
  const change = (draft: PersonDraft): void => {
    setPerson(draft);
    invite.reset();
  };
  return (
    <MemberFormDialog
      title={t('ordering.invite')}
      error={invite.error}
      isSending={invite.isPending}
      verb={t('ordering.sendInvitation')}
      onSubmit={submit}
      onClose={onClose}
    >
      <PersonFields draft={person} isNew isOwn={false} errors={errors} onChange={change} />
      <RightsFields draft={rights} isAdmin={isAdmin} isChecked={isChecked} onChange={setRights} />
      <p className="sj-sm sj-t3">{t('ordering.inviteHint')}</p>
    </MemberFormDialog>
  );
}

interface PersonDialogProps {
  readonly member: Member;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Name, phone and role of a colleague. */
export function PersonDialog({ member, isOwn, onClose }: PersonDialogProps) {
  const [person, setPerson] = useState(() => personDraftOf(member));
  const [isChecked, setChecked] = useState(false);
  const save = useSaveMember(onClose);
  const submit = (): void => {
    setChecked(true);
    if (Object.keys(personErrors(person, false)).length > 0) return;
    const { id, isActive, version } = member;
    save.mutate({ ...typedPerson(person), id, isActive, version });
  };
  const errors = { ...fieldErrors(save.error), ...errorTexts(person, { isNew: false, isChecked }) };
  return (
    <MemberFormDialog
      title={member.name}
      error={save.error}
      isSending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PersonFields draft={person} isNew={false} isOwn={isOwn} errors={errors} onChange={setPerson} />
    </MemberFormDialog>
  );
}
