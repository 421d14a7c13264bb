import type { Member } from '@sjaj/contract';
import { Switch, TextField } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import styles from './company.module.css';
import { limitOf, typedOf } from './limits.logic.ts';

const LIMITS = { orderLimit: 'ordering.perOrder', monthLimit: 'ordering.perMonth' } as const;

/** Rights and limits of a person as they are typed. */
export interface RightsDraft {
  readonly canOrder: boolean;
  readonly canViewPrices: boolean;
  readonly orderLimit: string;
  readonly monthLimit: string;
}

export const rightsDraftOf = ({
  canOrder,
  canViewPrices,
  orderLimit,
  monthLimit,
}: Pick<Member, keyof RightsDraft>): RightsDraft => ({
  canOrder,
  canViewPrices,
  orderLimit: typedOf(orderLimit, language()),
  monthLimit: typedOf(monthLimit, language()),
});

/** The rights to send; null where a limit is no amount. */
export function typedRights(draft: RightsDraft) {
  const [orderLimit, monthLimit] = [limitOf(draft.orderLimit), limitOf(draft.monthLimit)];
  return orderLimit === undefined || monthLimit === undefined ? null : { ...draft, orderLimit, monthLimit };
}

interface RightsFieldsProps {
  readonly draft: RightsDraft;
  readonly isAdmin: boolean;
  /** Whether somebody has tried to send the form. */
  readonly isChecked: boolean;
  readonly onChange: (draft: RightsDraft) => void;
}

/** Limits per order and month, and what the person may do. */
export function RightsFields({ draft, isAdmin, isChecked, onChange }: RightsFieldsProps) {
  const limit = (field: keyof typeof LIMITS) => (
    <TextField
      label={t(LIMITS[field])}
      inputMode="decimal"
      end={<span className="sj-t3">{t('price.currency')}</span>}
      hint={t('ordering.emptyIsNone')}
      error={isChecked && limitOf(draft[field]) === undefined ? t('ordering.amountWrong') : undefined}
      value={draft[field]}
      onChange={(event) => onChange({ ...draft, [field]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <div className={styles.limits}>
        {limit('orderLimit')}
        {limit('monthLimit')}
      </div>
      <Switch
        label={t('ordering.canOrder')}
        checked={draft.canOrder}
        onChange={(event) => onChange({ ...draft, canOrder: event.currentTarget.checked })}
      />
      <Switch
        label={t('ordering.seesPrices')}
        checked={isAdmin || draft.canViewPrices}
        disabled={isAdmin}
        onChange={(event) => onChange({ ...draft, canViewPrices: event.currentTarget.checked })}
      />
      {isAdmin && <p className="sj-sm sj-t3">{t('ordering.adminSeesPrices')}</p>}
    </>
  );
}
