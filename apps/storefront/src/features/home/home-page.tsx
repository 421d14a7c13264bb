import { PageTitle } from '@sjaj/ui';
import { buysAs } from '../../shared/session/buyer.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { Announcements } from './announcements.tsx';
import { BrandShelf } from './brand-shelf.tsx';
import { HighlightedBrand } from './highlighted-brand.tsx';
import { CategoryMenu, CategoryTiles } from './category-menu.tsx';
import styles from './home.module.css';
import { OpenOrders } from './open-orders.tsx';
import { PopularTags } from './popular-tags.tsx';
import { QuickLinks } from './quick-links.tsx';
import { ReorderPanel } from './reorder-panel.tsx';
import { Representative } from './representative.tsx';
import { NewShelf, SaleShelf, SelectedShelf, ViewedShelf } from './shelves.tsx';

/** The start of a working day: order again, what is under way, then what is on offer. */
export function HomePage() {
  const { userData } = useProfile();
  const buys = buysAs(userData.role);
  return (
    <>
      <PageTitle first title={t('home.greeting', { firstName: userData.firstName })} actions={buys && <QuickLinks />} />
      <div className={buys ? styles['top'] : styles['topWithoutOrders']}>
        <CategoryMenu />
        {buys ? <ReorderPanel /> : <Announcements />}
        <aside className={styles['aside']}>
          {buys && <OpenOrders />}
          <Representative />
        </aside>
      </div>
      {buys && <Announcements />}
      <SaleShelf />
      <CategoryTiles />
      <SelectedShelf />
      <NewShelf />
      <ViewedShelf />
      <HighlightedBrand />
      <BrandShelf />
      <PopularTags />
    </>
  );
}
