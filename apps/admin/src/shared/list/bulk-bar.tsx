import type { ComponentType } from 'react';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import type { BulkProps, ListHandle } from './definition.ts';

interface BulkBarProps<Row> {
  readonly bulk: ComponentType<BulkProps<Row>>;
  readonly rows: readonly Row[];
  readonly handle: ListHandle<Row>;
  readonly onDone: () => void;
}

/** Floats at the bottom while rows are chosen: how many, and what may be done with them. */
export function BulkBar<Row>({ bulk: Bulk, rows, handle, onDone }: BulkBarProps<Row>) {
  return (
    <div className="adm-bulk sj-noprint" role="region" aria-label={t('list.selected', { count: rows.length })}>
      <b className="sj-num" role="status">
        {t('list.selected', { count: rows.length })}
      </b>
      <Bulk rows={rows} {...handle} onDone={onDone} />
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
