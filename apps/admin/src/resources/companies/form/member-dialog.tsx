import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { Member, MemberRights } from '@sjaj/contract';
import { showToast, Switch, TextField } from '@sjaj/ui';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { api } from '../../../shared/api/api.ts';
import { firstFocus } from '../../../shared/form/first-focus.ts';
import { amountText } from '../../../shared/figures/amounts.ts';
import { t } from '../../../shared/texts/t.ts';
import { isChangedMeanwhile } from '../../../shared/form/changed-meanwhile.ts';
import { limitOf } from '../../../shared/figures/typed-amounts.ts';

interface MemberDialogProps {
  readonly companyId: number;
  readonly member: Member;
  readonly onSaved: (member: Member) => void;
  readonly onClose: () => void;
}

const LIMITS = { orderLimit: 'company.perOrder', monthLimit: 'company.perMonth' } as const;

const draftOf = ({ canOrder, canViewPrices, orderLimit, monthLimit }: Member) => ({
  canOrder,
  canViewPrices,
  orderLimit: amountText(orderLimit),
  monthLimit: amountText(monthLimit),
});

/** The rights and limits of a member. */
export function MemberDialog({ companyId, member: opened, onSaved, onClose }: MemberDialogProps) {
  const [member, setMember] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [checked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: (rights: MemberRights) =>
      api.companies.saveRights({
        params: { id: companyId, userId: member.id },
        body: { ...rights, version: member.version },
      }),
    onSuccess: ({ data, info }) => {
      onSaved(data);
      onClose();
      showToast({ title: info?.message ?? t('sign.saved') });
    },
    onError: async (error) => {
      // The dialog shows the error. After a conflict the saved version replaces the typed values.
      if (!isChangedMeanwhile(error)) return;
      const { data } = await api.companies.one({ params: { id: companyId } });
      const now = data.members.find(({ id }) => id === member.id);
      if (!now) return;
      setMember(now);
      setDraft(draftOf(now));
    },
  });
  const onSubmit = (): void => {
    setChecked(true);
    const [orderLimit, monthLimit] = [limitOf(draft.orderLimit), limitOf(draft.monthLimit)];
    if (orderLimit === undefined || monthLimit === undefined) return;
    save.mutate({ ...draft, orderLimit, monthLimit });
  };
  const limit = (field: keyof typeof LIMITS) => (
    <TextField
      label={t(LIMITS[field])}
      inputMode="decimal"
      className="adm-amount"
      end={<span className="adm-unit">{t('article.km')}</span>}
      hint={t('company.emptyIsNone')}
      error={checked && limitOf(draft[field]) === undefined ? t('validation.amount') : undefined}
      ref={field === 'orderLimit' ? firstFocus : undefined}
      value={draft[field]}
      onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
    />
  );
  const error = save.error && (isChangedMeanwhile(save.error) ? t('company.changedMeanwhile') : messageOf(save.error));
  return (
    <FormDialog title={member.name} error={error} isSending={save.isPending} onSubmit={onSubmit} onClose={onClose}>
      {limit('orderLimit')}
      {limit('monthLimit')}
      <Switch
        label={t('company.mayOrder')}
        checked={draft.canOrder}
        onChange={(event) => setDraft({ ...draft, canOrder: event.currentTarget.checked })}
      />
      <Switch
        label={t('company.seesPrices')}
        checked={draft.canViewPrices}
        disabled={member.role === 'company_admin'}
        onChange={(event) => setDraft({ ...draft, canViewPrices: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}
