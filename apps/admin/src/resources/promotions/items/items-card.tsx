import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconDiscount, IconPlus } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import type { AdminPromotion, AdminPromotionItem } from '@sjaj/contract';
import { Button, Panel, EmptyState, ListSearchBar, SegmentedControl, Skeleton } from '@sjaj/ui';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { AddDialog } from './add-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ItemsTable } from './items-table.tsx';
import { ITEM_VIEWS, ITEMS_A_PAGE, type ItemView, itemsQuery, useReload } from './queries.ts';

/** Room for the first rows, so that the card below does not move when they come. */
const ROWS_HEIGHT = 340;

interface ItemsCardProps {
  readonly promotion: AdminPromotion;
  readonly onPromotion: (promotion: AdminPromotion) => void;
}

/** The articles of a promotion with their prices. Each change is saved at once and applies at once while it runs. */
export function ItemsCard({ promotion, onPromotion }: ItemsCardProps) {
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<ItemView>('all');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<AdminPromotionItem | 'add' | null>(null);
  const text = useDebounced(typed.trim());
  const query = useQuery(itemsQuery(promotion.id, { page, view, text }));
  const reload = useReload(promotion.id, onPromotion);
  const items = query.data?.data;
  const close = () => setOpen(null);
  return (
    <Panel
      flush
      lined
      title={
        <>
          {t('categories.articles')}
          <small className="adm-card-note">{t('promotions.heldAtOnce')}</small>
        </>
      }
      end={
        <Button
          size="sm"
          variant="text"
          icon={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => setOpen('add')}
        >
          {t('promotions.addArticles')}
        </Button>
      }
    >
      {promotion.articles > 0 && (
        <div className="promotion-tools">
          <SegmentedControl
            label={t('categories.articles')}
            value={view}
            options={ITEM_VIEWS.map((one) => ({ value: one, label: t(`promotionItems.${one}`) }))}
            onChange={(next) => {
              setView(next);
              setPage(1);
            }}
          />
          <ListSearchBar
            label={t('promotions.findArticle')}
            typed={typed}
            onType={setTyped}
            page={page}
            pageSize={ITEMS_A_PAGE}
            totalItems={query.data?.pagedResult?.totalItems ?? 0}
            onPage={setPage}
          />
        </div>
      )}
      {query.error && !items && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={ROWS_HEIGHT} radius={0} />}
      {items && items.length > 0 && (
        <ItemsTable promotionId={promotion.id} items={items} onEdit={setOpen} onChanged={() => void reload()} />
      )}
      {items?.length === 0 && promotion.articles > 0 && (
        <p className="sj-sm sj-t2 promotion-none">{t('company.noneFits')}</p>
      )}
      {items?.length === 0 && promotion.articles === 0 && (
        <EmptyState
          icon={<IconDiscount size={28} />}
          title={t('promotions.noArticles')}
          text={t('promotions.noArticlesHint')}
        />
      )}
      {open === 'add' && <AddDialog promotionId={promotion.id} onSaved={() => void reload()} onClose={close} />}
      {open !== null && open !== 'add' && (
        <ItemDialog promotionId={promotion.id} item={open} onSaved={() => void reload()} onClose={close} />
      )}
    </Panel>
  );
}
