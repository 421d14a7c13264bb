import { useState } from 'react';
import { IconShoppingCart } from '@tabler/icons-react';
import { toKm } from '@sjaj/domain';
import { Button, useAmount } from '@sjaj/ui';
import { useAddToCart } from '../../shared/cart-actions.ts';
import { useCtrlEnter } from '../../shared/page/use-ctrl-enter.ts';
import { useVatNote } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './listing.module.css';
import type { EntryColumn } from './use-entries.ts';

/** Number of rows with a quantity, their total, and the button that adds them all. */
export function EntrySummary({ column }: { readonly column: EntryColumn }) {
  const amount = useAmount();
  const vatNote = useVatNote();
  const addToCart = useAddToCart();
  const [busy, setBusy] = useState(false);
  const { sum } = column;
  const addAll = async () => {
    if (sum.firstInvalid !== null) {
      document.querySelector<HTMLInputElement>('input[data-quantity][aria-invalid]')?.focus();
      return;
    }
    setBusy(true);
    const added = await addToCart(sum.lines);
    setBusy(false);
    if (added) column.clear();
  };
  useCtrlEnter(() => {
    if (!busy && (sum.lines.length > 0 || sum.firstInvalid !== null)) void addAll();
  });
  return (
    <div className={styles['sum']}>
      <span className="sj-t2" aria-live="polite">
        <b className="sj-num">
          {[t('unit.rows', { count: sum.lines.length }), sum.total === null ? null : amount(toKm(sum.total))]
            .filter(Boolean)
            .join(' · ')}
        </b>
        {sum.total !== null && ` ${vatNote}`}
      </span>
      <Button
        size="sm"
        busy={busy}
        disabled={sum.lines.length === 0 && sum.firstInvalid === null}
        icon={<IconShoppingCart size={16} aria-hidden="true" />}
        onClick={() => void addAll()}
      >
        {t('listing.addAll')}
      </Button>
    </div>
  );
}
