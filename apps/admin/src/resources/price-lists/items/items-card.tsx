import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconPercentage, IconReportMoney } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import { type AdminPriceList, PRICE_LIST_ITEM_VIEWS } from '@sjaj/contract';
import { Button, EmptyState, ListSearchBar, Panel, SegmentedControl, Skeleton } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { FilesMenu, sheetFiles } from '../../../shared/files/files-menu.tsx';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { itemsQuery, type ItemView, ROWS_A_PAGE, useReload } from '../queries.ts';
import { AddItem } from './add-item.tsx';
import { ItemsTable } from './items-table.tsx';
import { LastChange } from './last-change.tsx';
import { PercentDialog } from './percent-dialog.tsx';

/** Room for the first rows, so that the card below does not move when they come. */
const ROWS_HEIGHT = 240;

interface ItemsCardProps {
  readonly list: AdminPriceList;
  readonly onList: (list: AdminPriceList) => void;
}

/** The prices of a list. Each change is saved at once and holds at once for the companies that have the list. */
export function ItemsCard({ list, onList }: ItemsCardProps) {
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<ItemView>('all');
  const [page, setPage] = useState(1);
  const [isChanging, setChanging] = useState(false);
  const text = useDebounced(typed.trim());
  const query = useQuery(itemsQuery(list.id, { page, view, text }));
  const reload = useReload(list.id, 'items', onList);
  const items = query.data?.data;
  const choose = (next: ItemView, search: string): void => {
    setView(next);
    setTyped(search);
    setPage(1);
  };
  return (
    <Panel
      flush
      lined
      title={
        <>
          {t('categories.articles')}
          <small className="adm-card-note">{t('article.pricesNote')}</small>
        </>
      }
      end={list.articles > 0 && <Tools list={list} onChangeAll={() => setChanging(true)} />}
    >
      <AddItem listId={list.id} reload={reload} onFound={(code) => choose('all', code)} />
      {list.lastChange && <LastChange listId={list.id} change={list.lastChange} reload={reload} />}
      {list.articles > 0 && (
        <div className="adm-price-list-tools">
          <SegmentedControl
            label={t('categories.articles')}
            value={view}
            options={PRICE_LIST_ITEM_VIEWS.map((one) => ({ value: one, label: t(`priceListItems.${one}`) }))}
            onChange={(next) => choose(next, typed)}
          />
          <ListSearchBar
            label={t('promotions.findArticle')}
            typed={typed}
            onType={setTyped}
            page={page}
            pageSize={ROWS_A_PAGE}
            totalItems={query.data?.pagedResult?.totalItems ?? 0}
            onPage={setPage}
          />
        </div>
      )}
      {query.error && !items && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={ROWS_HEIGHT} radius={0} />}
      {items && items.length > 0 && <ItemsTable listId={list.id} items={items} reload={reload} />}
      {items?.length === 0 && list.articles > 0 && (
        <p className="sj-sm sj-t2 adm-price-list-none">{t('priceLists.noItemFits')}</p>
      )}
      {items?.length === 0 && list.articles === 0 && (
        <EmptyState
          icon={<IconReportMoney size={28} />}
          title={t('promotions.noArticles')}
          text={t('priceLists.noItemsHint')}
        />
      )}
      {isChanging && <PercentDialog list={list} reload={reload} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

interface ToolsProps {
  readonly list: AdminPriceList;
  readonly onChangeAll: () => void;
}

function Tools({ list: { id, name }, onChangeAll }: ToolsProps) {
  const load = (format: 'csv' | 'xlsx') => () => api.priceLists.file({ params: { id, format } });
  return (
    <span className="sj-row sj-wraps">
      <Button size="sm" variant="text" icon={<IconPercentage size={16} aria-hidden="true" />} onClick={onChangeAll}>
        {t('priceLists.changeAll')}
      </Button>
      <FilesMenu label={t('company.exportPrices')} files={sheetFiles(name, { csv: load('csv'), xlsx: load('xlsx') })} />
    </span>
  );
}
