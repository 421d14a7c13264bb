import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { clientFor } from '@sjaj/client';
import { bonus, type BonusEntry, type BonusRule } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { Pagination, Panel, Skeleton, useUiLink } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { pageIn } from '../../shared/address/search-values.logic.ts';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { useCanViewPrices, useProfile } from '../../shared/session/profile.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './information.module.css';

const PAGE_SIZE = 10;
const calls = clientFor(bonus, transport);

const rulesQuery = queryOptions({
  queryKey: ['bonus', 'rules'],
  queryFn: async ({ signal }) => (await calls.rules({ signal })).data,
});
const balanceQuery = queryOptions({
  queryKey: ['bonus', 'account'],
  queryFn: async ({ signal }) => (await calls.account({ signal })).data.balance,
});
const entriesQuery = (page: number) =>
  queryOptions({
    queryKey: ['bonus', 'entries', page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data, pagedResult } = await calls.entries({ body: { page, pageSize: PAGE_SIZE } }, { signal });
      return { rows: data, totalItems: pagedResult?.totalItems ?? data.length };
    },
  });

/** What earns points; for customers who may see prices also their own points. */
export function Bonus() {
  const { role, companyId } = useProfile().userData;
  const mayHavePoints = useCanViewPrices() && (role === 'private' || companyId !== null);
  return (
    <>
      {mayHavePoints && <OwnPoints />}
      <Rules />
    </>
  );
}

function Rules() {
  const { data, error, refetch } = useQuery(rulesQuery);
  return (
    <Panel title={t('bonus.rules')}>
      {error && !data && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={64} />}
      {data?.length === 0 && <p className="sj-t2">{t('bonus.noRules')}</p>}
      {data && data.length > 0 && (
        <>
          <ul className={styles['bonus']}>
            {data.map((rule) => (
              <li key={rule.id}>
                <RuleRow rule={rule} />
              </li>
            ))}
          </ul>
          <p className="sj-sm sj-t2">{t('bonus.how')}</p>
        </>
      )}
    </Panel>
  );
}

const dayText = (day: string): string => formatDate(day, language());

function RuleRow({
  rule: { category, brand, customers, pointsPerKm, startsOn, endsOn },
}: {
  readonly rule: BonusRule;
}) {
  const period =
    endsOn === null
      ? t('bonus.from', { day: dayText(startsOn) })
      : t('bonus.period', { from: dayText(startsOn), to: dayText(endsOn) });
  return (
    <>
      <span>
        <b>{[category, brand].filter((title) => title !== null).join(' · ') || t('bonusGoods.everything')}</b>
        <span className="sj-sm sj-t3">{`${t(`bonusCustomers.${customers}`)} · ${period}`}</span>
      </span>
      <span className="sj-num">{t('bonus.perKm', { points: formatNumber(pointsPerKm) })}</span>
    </>
  );
}

/** The points of the company, or of a private customer, with the movements; the page is part of the address. */
function OwnPoints() {
  const found = useSearch({ strict: false });
  const page = pageIn({ ...found });
  const { data: balance } = useQuery(balanceQuery);
  const { data, error, refetch } = useQuery(entriesQuery(page));
  return (
    <Panel
      title={t('bonus.yours')}
      end={balance !== undefined && <b className="sj-num">{t('bonus.count', { count: balance })}</b>}
    >
      {error && !data && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} />}
      {data?.totalItems === 0 && <p className="sj-t2">{t('bonus.noEntries')}</p>}
      {data && data.totalItems > 0 && (
        <>
          <ul className={styles['bonus']}>
            {data.rows.map((entry) => (
              <li key={entry.id}>
                <EntryRow entry={entry} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            totalItems={data.totalItems}
            hrefOf={(next) => `/bonus-program?page=${next}`}
          />
        </>
      )}
    </Panel>
  );
}

function EntryRow({ entry: { at, kind, points, order, reason } }: { readonly entry: BonusEntry }) {
  return (
    <>
      <span>
        <b>{order ? <OrderName order={order} /> : reason}</b>
        <span className="sj-sm sj-t3">{`${t(`bonusKind.${kind}`)} · ${formatDate(new Date(at), language())}`}</span>
      </span>
      <b className="sj-num">{points > 0 ? `+${formatNumber(points)}` : formatNumber(points)}</b>
    </>
  );
}

function OrderName({ order: { id, number } }: { readonly order: NonNullable<BonusEntry['order']> }) {
  const Link = useUiLink();
  const name = t('bonus.order', { number });
  return id === null ? name : <Link href={`/profile/orders/${id}`}>{name}</Link>;
}
