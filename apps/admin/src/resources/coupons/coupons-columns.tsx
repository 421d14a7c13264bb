import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { AdminCoupon } from '@sjaj/contract';
import { formatDateInTable, formatNumber } from '@sjaj/domain';
import { Badge, type BadgeTone, Switch, useUiLink, VisuallyHidden } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import type { Column, ListHandle } from '../../shared/list/definition.ts';
import { language, t } from '../../shared/texts/t.ts';
import { discountText } from './discount.ts';

const TONE: Readonly<Record<AdminCoupon['state'], BadgeTone>> = {
  running: 'soft',
  upcoming: 'outline',
  ended: 'grey',
  used_up: 'grey',
  inactive: 'warn',
  archived: 'grey',
};

/** Whether a coupon is valid now, with the reason if not. */
export const CouponBadge = ({ state }: Pick<AdminCoupon, 'state'>) => (
  <Badge tone={TONE[state]}>{t(`couponState.${state}`)}</Badge>
);

function CodeCell({ coupon: { id, code } }: { readonly coupon: AdminCoupon }) {
  const Link = useUiLink();
  return (
    <Link href={`/coupons/${id}`} className="sj-link">
      {code}
    </Link>
  );
}

interface ActiveCellProps {
  readonly coupon: AdminCoupon;
  readonly list: ListHandle<AdminCoupon>;
}

/** The switch for the coupon. It saves at once. */
function ActiveCell({ coupon, list }: ActiveCellProps) {
  const activate = useMutation({
    mutationFn: async (isActive: boolean) =>
      (await api.coupons.activate({ params: { id: coupon.id }, body: { isActive, version: coupon.version } })).data,
    onSuccess: list.replace,
    onError: (error) => {
      showFailure(error);
      list.reload();
    },
  });
  if (coupon.state === 'archived') return null;
  return (
    <Switch
      label={<VisuallyHidden>{`${t('coupons.active')}: ${coupon.code}`}</VisuallyHidden>}
      checked={activate.isPending ? activate.variables : coupon.isActive}
      disabled={activate.isPending}
      onChange={(event) => activate.mutate(event.currentTarget.checked)}
    />
  );
}

const day = (date: string) => formatDateInTable(date, language());
const usesText = ({ uses, usesAllowed }: AdminCoupon): string =>
  usesAllowed === null ? formatNumber(uses) : `${formatNumber(uses)} / ${formatNumber(usesAllowed)}`;

export const COUPON_COLUMNS: readonly Column<AdminCoupon>[] = [
  {
    key: 'code',
    title: 'coupons.code',
    locked: true,
    onPhone: true,
    sortBy: 'code',
    text: ({ code }) => code,
    show: (coupon) => <CodeCell coupon={coupon} />,
  },
  {
    key: 'percent',
    title: 'coupons.discount',
    right: true,
    onPhone: true,
    text: discountText,
    file: [
      { field: 'percent', title: 'coupons.percent' },
      { field: 'amount', title: 'coupons.amount' },
    ],
    show: (coupon) => <b>{discountText(coupon)}</b>,
  },
  {
    key: 'minimumOrder',
    title: 'coupons.minimumOrder',
    right: true,
    text: ({ minimumOrder }) => kmText(minimumOrder),
    show: ({ minimumOrder }) => (minimumOrder === 0 ? '–' : kmText(minimumOrder)),
  },
  { key: 'scope', title: 'coupons.scope', text: ({ scope }) => scope || t('coupons.everything') },
  {
    key: 'startsOn',
    title: 'coupons.startsOn',
    sortBy: 'startsOn',
    text: ({ startsOn }) => startsOn,
    show: ({ startsOn }) => <span className="sj-t2">{day(startsOn)}</span>,
  },
  {
    key: 'endsOn',
    title: 'coupons.endsOn',
    sortBy: 'endsOn',
    text: ({ endsOn }) => endsOn,
    show: ({ endsOn }) => <span className="sj-t2">{day(endsOn)}</span>,
  },
  {
    key: 'uses',
    title: 'coupons.uses',
    right: true,
    sortBy: 'uses',
    text: usesText,
    file: [{ field: 'uses' }, { field: 'usesAllowed', title: 'coupons.usesAllowed' }],
  },
  {
    key: 'state',
    title: 'coupons.state',
    onPhone: true,
    text: ({ state }) => t(`couponState.${state}`),
    show: ({ state }) => <CouponBadge state={state} />,
  },
  {
    key: 'isActive',
    title: 'coupons.active',
    text: ({ isActive }) => t(isActive ? 'sign.yes' : 'sign.no'),
    show: (coupon, list) => <ActiveCell coupon={coupon} list={list} />,
  },
];
