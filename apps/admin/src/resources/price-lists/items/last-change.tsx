import { useState } from 'react';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { AdminPriceList } from '@sjaj/contract';
import { Button, ConfirmDialog } from '@sjaj/ui';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { t } from '../../../shared/texts/t.ts';
import { changeText } from './percent.logic.ts';
import { useUndoChange } from './use-undo-change.ts';

interface LastChangeProps {
  readonly listId: number;
  readonly change: NonNullable<AdminPriceList['lastChange']>;
  readonly reload: () => Promise<void>;
}

/** The newest change by a percentage, and how it is taken back once its toast is gone. */
export function LastChange({ listId, change: { id, percent, prices, byName, at }, reload }: LastChangeProps) {
  const [isAsking, setAsking] = useState(false);
  const undo = useUndoChange({ listId, reload, onDone: () => setAsking(false) });
  return (
    <div className="adm-price-list-change sj-sm sj-t2">
      {t('priceLists.lastChange', { percent: changeText(percent), name: byName, time: tableTime(at, new Date()) })}
      <Button
        size="sm"
        variant="text"
        icon={<IconArrowBackUp size={16} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('priceChanges.undo')}
      </Button>
      <ConfirmDialog
        title={t('priceLists.undoTitle', { percent: changeText(percent) })}
        open={isAsking}
        confirmLabel={t('priceChanges.undo')}
        busy={undo.isPending}
        onConfirm={() => undo.mutate(id)}
        onClose={() => setAsking(false)}
      >
        {t('priceChanges.undoSure', { count: prices })}
      </ConfirmDialog>
    </div>
  );
}
