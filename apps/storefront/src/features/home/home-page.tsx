import type { ComponentType, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { HOME_SECTIONS, type HomeSection } from '@sjaj/contract';
import { lazyPart, PageTitle, useNearScreen } from '@sjaj/ui';
import { frameQuery } from '../../shared/frame-query.ts';
import { canOrderAs } from '../../shared/session/buyer.ts';
import { useIsGuest, useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { HeroBanners } from './hero-banners.tsx';
import { BrandRow } from './brand-row.tsx';
import { EmptyShop } from './empty-shop.tsx';
import { GuestPanel } from './guest-panel.tsx';
import { HighlightedBrand } from './highlighted-brand.tsx';
import { CategoryMenu, CategoryTiles } from './category-menu.tsx';
import styles from './home.module.css';
import { OpenOrders } from './open-orders.tsx';
import { PopularTags } from './popular-tags.tsx';
import { QuickLinks } from './quick-links.tsx';
import { ReorderPanel } from './reorder/reorder-panel.tsx';
import { Representative } from './representative.tsx';
import { NewArticlesRow, PromotionRow, SelectedRow, ViewedRow } from './product-rows.tsx';

/** Below the first screen: its code comes when it is near. */
const PollPanel = lazyPart(async () => (await import('./poll/poll-panel.tsx')).PollPanel, { quiet: true });

interface HomePageProps {
  /** What the company owes. */
  readonly due?: ReactNode;
}

/** Home page: reorder panel, open orders, then articles. Guests see the articles first. */
export function HomePage({ due }: HomePageProps) {
  const { userData } = useProfile();
  const isGuest = useIsGuest();
  const buys = canOrderAs(userData.role) && !isGuest;
  const title = isGuest ? t('auth.benefitsTitle') : t('home.greeting', { firstName: userData.firstName });
  return (
    <>
      <PageTitle first title={title} actions={buys && <QuickLinks />} />
      <div className={buys ? styles['top'] : styles['topWithoutOrders']}>
        <CategoryMenu />
        {!buys && <EmptyShop />}
        {buys ? <ReorderPanel /> : <HeroBanners />}
        <aside className={styles['aside']}>
          {buys && <OpenOrders />}
          {buys && due}
          {isGuest ? <GuestPanel /> : <Representative />}
        </aside>
      </div>
      {buys && <HeroBanners />}
      <Sections />
    </>
  );
}

/** The sections below the first screen as staff ordered them; until the settings are there, as they are by default. */
function Sections() {
  const { data } = useQuery(frameQuery);
  return (data?.homeSections ?? HOME_SECTIONS).map((section) => {
    const Section = SECTIONS[section];
    return <Section key={section} />;
  });
}

function Poll() {
  const { role } = useProfile().userData;
  const [place, isNear] = useNearScreen<HTMLDivElement>(false);
  if (!isVoter(role)) return null;
  return <div ref={place}>{isNear && <PollPanel />}</div>;
}

const SECTIONS: Readonly<Record<HomeSection, ComponentType>> = {
  promotions: PromotionRow,
  categories: CategoryTiles,
  selected: SelectedRow,
  newest: NewArticlesRow,
  viewed: ViewedRow,
  poll: Poll,
  highlightedBrand: HighlightedBrand,
  brands: BrandRow,
  tags: PopularTags,
};

/** Customers have one vote for each user account; guests and staff have none. */
const isVoter = (role: string): boolean => ['private', 'buyer', 'company_admin'].includes(role);
