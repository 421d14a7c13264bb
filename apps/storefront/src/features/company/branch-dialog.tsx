import { useState } from 'react';
import { fieldErrors } from '@sjaj/app-kit';
import type { BranchMember, CompanyBranches } from '@sjaj/contract';
import { Checkbox, FieldError, RadioOption } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { MemberFormDialog } from './member-form-dialog.tsx';
import { useSaveBranches } from './queries.ts';

interface BranchDialogProps {
  readonly member: BranchMember;
  readonly branches: CompanyBranches['branches'];
  readonly onClose: () => void;
}

const ERROR_ID = 'branches-error';

/** For which branches a colleague orders, whether they see what others order for these, and whether they may pick goods up. */
export function BranchDialog({ member, branches, onClose }: BranchDialogProps) {
  const [isLimited, setLimited] = useState(member.isLimited);
  const [addressIds, setAddressIds] = useState<readonly number[]>(member.addressIds);
  const [seesOrders, setSeesOrders] = useState(member.seesOrders);
  const [picksUp, setPicksUp] = useState(member.picksUp);
  const [isChecked, setChecked] = useState(false);
  const save = useSaveBranches(onClose);
  const isMissing = isChecked && isLimited && addressIds.length === 0;
  const error = isMissing ? t('companyBranches.branchMissing') : fieldErrors(save.error)['addressIds'];
  const toggle = (id: number): void =>
    setAddressIds(addressIds.includes(id) ? addressIds.filter((one) => one !== id) : [...addressIds, id]);
  const submit = (): void => {
    setChecked(true);
    if (isLimited && addressIds.length === 0) return;
    save.mutate({ id: member.userId, isLimited, addressIds: isLimited ? [...addressIds] : [], seesOrders, picksUp });
  };
  return (
    <MemberFormDialog
      title={member.name}
      error={save.error}
      isSending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="sj-col sj-g8">
        <legend className="sj-vh">{t('companyBranches.branches')}</legend>
        <RadioOption
          name="branches"
          title={t('companyBranches.allBranches')}
          checked={!isLimited}
          onChange={() => setLimited(false)}
        />
        <RadioOption
          name="branches"
          title={t('companyBranches.onlyBranches')}
          checked={isLimited}
          onChange={() => setLimited(true)}
        />
      </fieldset>
      {isLimited && (
        <fieldset className="sj-col sj-g8" aria-describedby={error ? ERROR_ID : undefined}>
          <legend className="sj-sm sj-t3">{t('companyBranches.branches')}</legend>
          {branches.map(({ id, title, street, town }) => (
            <Checkbox
              key={id}
              label={`${title} – ${street}, ${town}`}
              checked={addressIds.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
          {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
          <Checkbox
            label={t('companyBranches.seesBranchOrdersLong')}
            checked={seesOrders}
            onChange={(event) => setSeesOrders(event.currentTarget.checked)}
          />
          <Checkbox
            label={t('companyBranches.picksUpLong')}
            checked={picksUp}
            onChange={(event) => setPicksUp(event.currentTarget.checked)}
          />
        </fieldset>
      )}
      <p className="sj-sm sj-t3">{t('ordering.holdsAtOnce')}</p>
    </MemberFormDialog>
  );
}
