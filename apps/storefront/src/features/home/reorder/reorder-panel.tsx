import { type ComponentType, type ReactNode, useState } from 'react';
import { lazyPart, SegmentedControl } from '@sjaj/ui';
import { accountTexts } from '../../../shared/texts/account-texts.ts';
import { t } from '../../../shared/texts/t.ts';
import { ReorderSkeleton } from './reorder-list.tsx';
import styles from './reorder.module.css';
import { UsualOrder } from './usual-order.tsx';

const TABS = ['usual', 'lastOrder', 'saved'] as const;
type Tab = (typeof TABS)[number];

const CONTENT: Readonly<Record<Tab, ComponentType<{ readonly placeholder?: ReactNode }>>> = {
  usual: UsualOrder,
  lastOrder: lazyPart(async () => (await import('./last-order.tsx')).LastOrder),
  saved: lazyPart(async () => {
    const [{ SavedCarts }] = await Promise.all([import('./saved-carts.tsx'), accountTexts()]);
    return SavedCarts;
  }),
};

/** What the buyer orders again: the usual order, the last one, or a saved cart. Each is added by one press. */
export function ReorderPanel() {
  const [tab, setTab] = useState<Tab>('usual');
  const Content = CONTENT[tab];
  return (
    <section className={`sj-panel ${styles['reorder']}`}>
      <header className={styles['reorderHead']}>
        <h2>{t('home.orderAgain')}</h2>
        <SegmentedControl
          label={t('home.orderAgain')}
          value={tab}
          options={TABS.map((value) => ({ value, label: t(`reorderTab.${value}`) }))}
          onChange={setTab}
        />
      </header>
      <Content placeholder={<ReorderSkeleton />} />
    </section>
  );
}
