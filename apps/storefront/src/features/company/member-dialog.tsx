import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '@sjaj/app-kit';
import type { Member } from '@sjaj/contract';
import { Button, Dialog, Notice, Switch, TextField } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import { limitOf, typedOf } from './limits.logic.ts';
import styles from './company.module.css';
import { isChangedMeanwhile, useSaveRights } from './queries.ts';

const LIMITS = { orderLimit: 'ordering.perOrder', monthLimit: 'ordering.perMonth' } as const;

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

const draftOf = ({ canOrder, canViewPrices, orderLimit, monthLimit }: Member) => ({
  canOrder,
  canViewPrices,
  orderLimit: typedOf(orderLimit, language()),
  monthLimit: typedOf(monthLimit, language()),
});

/** Form with the rights and limits of a member. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOf(member));
  const [checked, setChecked] = useState(false);
  const save = useSaveRights(onClose);
  const isAdmin = member.role === 'company_admin';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    const limits = { orderLimit: limitOf(draft.orderLimit), monthLimit: limitOf(draft.monthLimit) };
    const { orderLimit, monthLimit } = limits;
    if (orderLimit === undefined || monthLimit === undefined || save.isPending) return;
    save.mutate({ ...draft, orderLimit, monthLimit, id: member.id, version: member.version });
  };
  const limit = (field: keyof typeof LIMITS) => (
    <TextField
      label={t(LIMITS[field])}
      inputMode="decimal"
      end={<span className="sj-t3">{t('price.currency')}</span>}
      hint={t('ordering.emptyIsNone')}
      error={checked && limitOf(draft[field]) === undefined ? t('ordering.amountWrong') : undefined}
      value={draft[field]}
      onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
    />
  );
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" form={formId} busy={save.isPending}>
        {t('action.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={member.name} open onClose={onClose} size="sm" foot={foot}>
      <form id={formId} className="sj-col sj-g16" noValidate onSubmit={submit}>
        {save.error && (
          <Notice tone="error">
            {isChangedMeanwhile(save.error) ? t('ordering.changedMeanwhile') : messageOf(save.error)}
          </Notice>
        )}
        <div className={styles.limits}>
          {limit('orderLimit')}
          {limit('monthLimit')}
        </div>
        <Switch
          label={t('ordering.canOrder')}
          checked={draft.canOrder}
          onChange={(event) => setDraft({ ...draft, canOrder: event.currentTarget.checked })}
        />
        <Switch
          label={t('ordering.seesPrices')}
          checked={draft.canViewPrices}
          disabled={isAdmin}
          onChange={(event) => setDraft({ ...draft, canViewPrices: event.currentTarget.checked })}
        />
        {isAdmin && <p className="sj-sm sj-t3">{t('ordering.adminSeesPrices')}</p>}
        <p className="sj-sm sj-t3">{t('ordering.holdsAtOnce')}</p>
      </form>
    </Dialog>
  );
}
