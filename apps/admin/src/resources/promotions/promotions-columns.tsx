import type { AdminPromotion } from '@sjaj/contract';
import { formatDateInTable, formatNumber } from '@sjaj/domain';
import { Badge, type BadgeTone } from '@sjaj/ui';
import type { Column } from '../../shared/list/definition.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { language, t } from '../../shared/texts/t.ts';

const TONE: Readonly<Record<AdminPromotion['state'], BadgeTone>> = {
  running: 'soft',
  upcoming: 'outline',
  ended: 'grey',
  inactive: 'warn',
};

/** Whether the prices of a promotion apply now, with the reason if not. */
export const PromotionBadge = ({ state }: Pick<AdminPromotion, 'state'>) => (
  <Badge tone={TONE[state]}>{t(`promotionState.${state}`)}</Badge>
);

const day = (date: string) => <span className="sj-t2">{formatDateInTable(date, language())}</span>;

export const PROMOTION_COLUMNS: readonly Column<AdminPromotion>[] = [
  nameColumn('/sales'),
  {
    key: 'startsOn',
    title: 'coupons.startsOn',
    sortBy: 'startsOn',
    text: ({ startsOn }) => startsOn,
    show: ({ startsOn }) => day(startsOn),
  },
  {
    key: 'endsOn',
    title: 'coupons.endsOn',
    sortBy: 'endsOn',
    onPhone: true,
    text: ({ endsOn }) => endsOn,
    show: ({ endsOn }) => day(endsOn),
  },
  {
    key: 'articles',
    title: 'categories.articles',
    right: true,
    sortBy: 'articles',
    text: ({ articles }) => formatNumber(articles),
    show: ({ articles }) =>
      articles === 0 ? <Badge tone="warn">{t('categories.viewEmpty')}</Badge> : formatNumber(articles),
  },
  {
    key: 'state',
    title: 'coupons.state',
    onPhone: true,
    text: ({ state }) => t(`promotionState.${state}`),
    show: ({ state }) => <PromotionBadge state={state} />,
  },
];
