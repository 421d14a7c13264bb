import { useEffect, useRef } from 'react';
import type { StockImport } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { queryClient } from '../../../shared/api/query-client.ts';
import { listKey } from '../../../shared/list/use-list.ts';
import { t } from '../../../shared/texts/t.ts';
import { isUnderWay } from '../queries.ts';

/** Shows a toast at the end of an import and reloads lists and stock levels. */
export function useEnd(file: StockImport): void {
  const wasUnderWay = useRef(isUnderWay(file));
  useEffect(() => {
    const hasEnded = wasUnderWay.current && !isUnderWay(file);
    wasUnderWay.current = isUnderWay(file);
    if (!hasEnded) return;
    void queryClient.invalidateQueries({ queryKey: listKey('stock-imports') });
    void queryClient.invalidateQueries({ queryKey: ['stock'] });
    const title = file.state === 'stopped' ? t('imports.stopped') : t('imports.imported');
    showToast({ title, text: t('unit.rows', { count: file.done }) });
  }, [file]);
}
