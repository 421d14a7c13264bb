import { useEffect, useId, useRef } from 'react';
import { IconListCheck } from '@tabler/icons-react';
import { MOST_QUICK_LINES, quickLinesOf } from '@sjaj/domain';
import { Button, Panel, CountPill, Notice } from '@sjaj/ui';
import { isReady } from '../../shared/quick-check.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './quick-order.module.css';
import type { QuickOrder } from './use-quick-order.ts';

const FEWEST_ROWS = 12;

/** The typed text with line numbers. Invalid lines are marked. */
export function TypedLines({ order }: { readonly order: QuickOrder }) {
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Autofocus on desktops only: on phones the keyboard would cover the page.
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const rows = order.text.split('\n').length;
  const count = quickLinesOf(order.text).length;
  const faulty = new Set(order.lines.filter((line) => !isReady(line)).map(({ line }) => line));
  const numbers = Array.from({ length: rows }, (_, index) => index + 1);
  return (
    <Panel
      title={t('quickOrder.lines')}
      end={count > 0 && <CountPill tone="grey">{t('unit.rows', { count })}</CountPill>}
      className={styles.typed}
    >
      <div className={styles.editor}>
        <ol className={styles.numbers} aria-hidden="true">
          {numbers.map((number) => (
            <li key={number} className={faulty.has(number) ? styles.faulty : undefined}>
              {number}
            </li>
          ))}
        </ol>
        <textarea
          ref={field}
          className={styles.text}
          aria-label={t('quickOrder.lines')}
          aria-describedby={hintId}
          rows={Math.max(rows + 1, FEWEST_ROWS)}
          wrap="off"
          spellCheck={false}
          value={order.text}
          onChange={(event) => order.type(event.currentTarget.value)}
          onPaste={(event) => {
            // A sheet pasted into the empty field is checked at once.
            const pasted = event.clipboardData.getData('text/plain');
            if (order.text.trim() !== '' || !pasted.includes('\n')) return;
            event.preventDefault();
            order.checkText(pasted);
          }}
        />
      </div>
      <p id={hintId} className="sj-xs sj-t3">
        {t('quickOrder.pasteHint')} <span className={styles.keys}>{t('quickOrder.keys')}</span>
      </p>
      {count > MOST_QUICK_LINES && (
        <Notice tone="warn">{t('quickOrder.tooMany', { maximum: MOST_QUICK_LINES })}</Notice>
      )}
      <Button
        variant={order.lines.length > 0 ? 'line' : 'filled'}
        full
        icon={<IconListCheck size={18} aria-hidden="true" />}
        busy={order.isChecking}
        onClick={() => order.checkText(order.text)}
      >
        {t(order.lines.length > 0 ? 'quickOrder.checkAgain' : 'quickOrder.check')}
      </Button>
    </Panel>
  );
}
