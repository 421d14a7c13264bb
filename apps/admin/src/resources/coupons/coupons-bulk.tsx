import type { AdminCoupon } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { BulkProps } from '../../shared/list/definition.ts';
import { RowRefusal } from '../../shared/list/run-over.ts';
import { SwitchButtons } from '../../shared/list/switch-buttons.tsx';
import { t } from '../../shared/texts/t.ts';

/** Switches a coupon on or off; an archived one stays as it is. */
async function setActive(id: number, isActive: boolean): Promise<void> {
  const [{ data: coupon }, { couponForm }] = await Promise.all([
    api.coupons.one({ params: { id } }),
    import('./form/fields.ts'),
  ]);
  const form = couponForm.checkedForm({ ...couponForm.draftOf(coupon), isActive });
  if (!form) throw new RowRefusal(t('bulk.incomplete', { name: coupon.code }));
  await api.coupons.update({ params: { id }, body: { ...form, version: coupon.version } });
}

/** Switches the chosen coupons on and off. */
export const CouponsBulk = ({ rows, found, reload, onDone }: BulkProps<AdminCoupon>) => (
  <>
    <span className="adm-bulk-rule" />
    <SwitchButtons
      rows={rows.map(({ id, isActive }) => ({ id, isOn: isActive }))}
      found={found}
      setOn={setActive}
      reload={reload}
      onDone={onDone}
    />
  </>
);
