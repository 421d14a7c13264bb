import type { ReactNode } from 'react';
import { IconBolt, IconUsers } from '@tabler/icons-react';
import { ButtonLink, EmptyState, PageTitle } from '@sjaj/ui';
import { usualArticlesQuery } from '../../shared/article/usual-articles.ts';
import { unreadQuery } from '../../shared/messages/unread-query.ts';
import { waitingQuery } from '../../shared/orders/waiting-query.ts';
import { type FirstQuery, useFirstAnswers } from '../../shared/page/use-first-answers.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { canOrderAs } from '../../shared/session/buyer.ts';
import { Attention } from './attention.tsx';
import styles from './dashboard.module.css';
import { LastOrders } from './last-orders.tsx';
import { lastOrdersQuery, lastSavedCartsQuery, overviewQuery } from './queries.ts';
import { SavedCarts } from './saved-carts.tsx';
import { Spending } from './spending.tsx';
import { UsualArticles } from './usual-articles.tsx';

interface DashboardPageProps {
  /** Panels of other features, above the own ones: what is due. */
  readonly due: ReactNode;
  /** The calls of these panels. */
  readonly dueQueries: readonly FirstQuery[];
}

/** The first page of the profile area: what waits for the user, and what they come back to. */
export function DashboardPage(props: DashboardPageProps) {
  const { role } = useProfile().userData;
  return canOrderAs(role) ? <Overview {...props} /> : <NoCompany />;
}

function Overview({ due, dueQueries }: DashboardPageProps) {
  const { companyId } = useProfile().userData;
  useFirstAnswers([
    overviewQuery,
    lastOrdersQuery,
    lastSavedCartsQuery,
    usualArticlesQuery,
    unreadQuery,
    ...(companyId === null ? [] : [waitingQuery]),
    ...dueQueries,
  ]);
  return (
    <>
      <PageTitle
        title={t('profile.dashboard')}
        actions={
          <ButtonLink href="/quick-order" size="sm" icon={<IconBolt size={16} aria-hidden="true" />}>
            {t('frame.quickOrder')}
          </ButtonLink>
        }
      />
      <div className={styles.page}>
        <Attention />
        {due}
        <Spending />
        <LastOrders />
        <div className={styles.pair}>
          <UsualArticles />
          <SavedCarts />
        </div>
      </div>
    </>
  );
}

/** A sales representative buys for a company, which they choose in the bar above the page. */
const NoCompany = () => (
  <EmptyState
    page
    icon={<IconUsers size={28} />}
    title={t('dashboard.chooseCompany')}
    text={t('dashboard.chooseCompanyHint')}
  />
);
