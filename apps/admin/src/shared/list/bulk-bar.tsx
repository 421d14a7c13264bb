import type { ComponentType } from 'react';
import { messageOf } from '@sjaj/app-kit';
import { MOST_FOUND_ROWS } from '@sjaj/contract';
import { IconX } from '@tabler/icons-react';
import { formatNumber } from '@sjaj/domain';
import { Button, IconButton } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import type { BulkProps, FoundRows, ListHandle } from './definition.ts';
import { canChooseAll } from './found-rows.ts';

interface BulkBarProps<Row> {
  readonly bulk: ComponentType<BulkProps<Row>>;
  /** The chosen rows; undefined while all that the list finds are read. */
  readonly rows: readonly Row[] | undefined;
  /** Why they could not be read. */
  readonly error: Error | null;
  readonly found: FoundRows | undefined;
  /** How many rows the list finds beside the chosen ones. */
  readonly more: number;
  /** Whether every row of the page is chosen. */
  readonly isWholePage: boolean;
  readonly choosesAny: true | undefined;
  readonly handle: ListHandle<Row>;
  readonly onChooseAll: () => void;
  readonly onDone: () => void;
}

/** Floats at the bottom while rows are chosen: how many, and what may be done with them. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { bulk: Bulk, rows, error, found, more, isWholePage, choosesAny, handle, onChooseAll, onDone } = props;
  const count = choosesAny && found ? found.total : (rows?.length ?? found?.total ?? 0);
  const total = count + more;
  return (
    <div className="adm-bulk sj-noprint" role="region" aria-label={t('list.selected', { count: formatNumber(count) })}>
      <b className="sj-num" role="status">
        {t('list.selected', { count: formatNumber(count) })}
      </b>
      {!found && more > 0 && canChooseAll(choosesAny, total) && (
        <Button size="sm" variant="ghost" onClick={onChooseAll}>
          {t('list.allFound', { count: formatNumber(total) })}
        </Button>
      )}
      {!found && isWholePage && more > 0 && !canChooseAll(choosesAny, total) && (
        <span className="sj-sm">{t('list.narrowToChoose', { maximum: formatNumber(MOST_FOUND_ROWS) })}</span>
      )}
      {rows && <Bulk rows={rows} found={found} {...handle} onDone={onDone} />}
      {!rows && <span className="sj-sm">{error ? messageOf(error) : t('sign.loading')}</span>}
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
