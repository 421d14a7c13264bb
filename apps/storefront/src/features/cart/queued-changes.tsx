import { IconClockUp } from '@tabler/icons-react';
import { Panel } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import type { QueuedChange } from '../../shared/cart-queue/queued-change.logic.ts';
import { queueChanges } from '../../shared/cart-queue/queue-store.ts';
import styles from './queued-changes.module.css';

interface QueuedChangeNoteProps {
  readonly change: QueuedChange;
}

/** The queued change of a line, with the button that discards it. */
export const QueuedChangeNote = ({ change }: QueuedChangeNoteProps) => (
  <p className={styles.note}>
    <IconClockUp size={14} aria-hidden="true" />
    <span>
      {t('cart.waiting')}: <b className="sj-num">{`${change.before} → ${change.quantity}`}</b>
    </span>
    <button
      type="button"
      className="sj-link"
      aria-label={`${t('action.undo')}: ${change.title}`}
      onClick={() => queueChanges([{ ...change, quantity: change.before, at: Date.now() }])}
    >
      {t('action.undo')}
    </button>
  </p>
);

/** All queued changes of the cart. */
export function QueuedChangesPanel({ queued }: { readonly queued: readonly QueuedChange[] }) {
  return (
    <Panel title={`${t('cart.waiting')} (${queued.length})`} className="sj-noprint">
      <ul className={styles.list}>
        {queued.map((change) => (
          <li key={change.articleId}>
            {change.title || t('cart.product')}
            <QueuedChangeNote change={change} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
