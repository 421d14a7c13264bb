import { IconClockUp } from '@tabler/icons-react';
import { classNames, Panel } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import type { QueuedChange } from '../../shared/cart-queue/queued-change.logic.ts';
import { queueChanges } from '../../shared/cart-queue/queue-store.ts';
import styles from './queued-changes.module.css';

interface QueuedChangeNoteProps {
  readonly change: QueuedChange;
}

/** The queued change of a line, with the button that discards it. */
const QueuedChangeNote = ({ change }: QueuedChangeNoteProps) => (
  <p className={styles.note}>
    <IconClockUp size={14} aria-hidden="true" />
    <span>
      {t('cartPage.waiting')}: <b className="sj-num">{`${change.before} → ${change.quantity}`}</b>
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

interface LineChangeProps {
  readonly change: QueuedChange | undefined;
  /** A change of the line would be queued now: its line is kept free, so that the buttons stay where they are when it appears. */
  readonly isOffline: boolean;
}

/** The queued change of a line of the cart, or the room for it. */
export function LineChange({ change, isOffline }: LineChangeProps) {
  if (change) return <QueuedChangeNote change={change} />;
  if (!isOffline) return null;
  return (
    <p className={classNames(styles.note, styles.room)} aria-hidden="true">
      <IconClockUp size={14} />
      <span>{`${t('cartPage.waiting')}: 0 → 0`}</span>
      <button type="button" disabled>
        {t('action.undo')}
      </button>
    </p>
  );
}

/** All queued changes of the cart. */
export function QueuedChangesPanel({ queued }: { readonly queued: readonly QueuedChange[] }) {
  return (
    <Panel title={`${t('cartPage.waiting')} (${queued.length})`} className="sj-noprint">
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
