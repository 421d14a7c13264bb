import { useQuery } from '@tanstack/react-query';
import { IconRepeat } from '@tabler/icons-react';
import { EmptyState } from '@sjaj/ui';
import { usualArticlesQuery } from '../../../shared/article/usual-articles.ts';
import { PanelFailed } from '../../../shared/page/panel-failed.tsx';
import { t } from '../../../shared/texts/t.ts';
import { ReorderList, ReorderSkeleton } from './reorder-list.tsx';
import { usualItem } from './reorder.logic.ts';

/** What is due by the rhythm of earlier orders, with usual quantities; then the rest, at 0. */
export function UsualOrder() {
  const { data, error, refetch } = useQuery(usualArticlesQuery);
  if (data && data.length > 0) return <ReorderList items={data.map(usualItem)} />;
  if (data)
    return <EmptyState icon={<IconRepeat size={28} />} title={t('home.noReorder')} text={t('home.noReorderHint')} />;
  return error ? <PanelFailed error={error} onRetry={() => void refetch()} /> : <ReorderSkeleton />;
}
