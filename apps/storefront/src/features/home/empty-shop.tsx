import { IconPackage } from '@tabler/icons-react';
import { EmptyState } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useMainCategories } from './category-menu.tsx';

/** Shown instead of articles while the shop has no categories. */
export function EmptyShop() {
  const { categories, isPending } = useMainCategories();
  if (isPending || categories.length > 0) return null;
  return (
    <section className="sj-panel">
      <EmptyState icon={<IconPackage size={28} />} title={t('home.emptyShop')} text={t('home.emptyShopHint')} />
    </section>
  );
}
