import type { ComponentType } from 'react';
import { IconX } from '@tabler/icons-react';
import { formatNumber } from '@sjaj/domain';
import { Button, IconButton } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import type { BulkProps, FoundRows, ListHandle } from './definition.ts';

interface BulkBarProps<Row> {
  readonly bulk: ComponentType<BulkProps<Row>>;
  readonly rows: readonly Row[];
  readonly found: FoundRows<Row> | undefined;
  /** How many rows the list finds, where all of them may be chosen; undefined otherwise. */
  readonly total: number | undefined;
  readonly handle: ListHandle<Row>;
  readonly onChooseAll: () => void;
  readonly onDone: () => void;
}

/** Floats at the bottom while rows are chosen: how many, and what may be done with them. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { bulk: Bulk, rows, found, total, handle, onChooseAll, onDone } = props;
  const count = found?.total ?? rows.length;
  return (
    <div className="adm-bulk sj-noprint" role="region" aria-label={t('list.selected', { count: formatNumber(count) })}>
      <b className="sj-num" role="status">
        {t('list.selected', { count: formatNumber(count) })}
      </b>
      {!found && total !== undefined && total > rows.length && (
        <Button size="sm" variant="ghost" onClick={onChooseAll}>
          {t('list.allFound', { count: formatNumber(total) })}
        </Button>
      )}
      <Bulk rows={rows} found={found} {...handle} onDone={onDone} />
      <IconButton
        label={t('action.reset')}
        size="sm"
        tip="none"
        icon={<IconX size={18} aria-hidden="true" />}
        onClick={onDone}
      />
    </div>
  );
}
